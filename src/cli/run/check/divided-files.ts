import type { Diagnostic } from '../../../core/diagnostic.ts'
import type { FormatId } from '../../../formats/format.ts'
import type { Piece } from '../../../records/piece.ts'
import type { CheckOptions } from '../../../validation/report.ts'
import type { Input } from '../../inputs/input.ts'
import type { CheckedPiece, PieceCheck } from '../../pieces/check.ts'
import { excerptOf } from '../../report/excerpt.ts'
import type { FileReport } from '../../report/report.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { WorkPlan } from '../ordered-work.ts'
import { dividedReading } from '../reading.ts'
import type { Parts } from '../run-options.ts'
import type { Shard } from '../shard.ts'
import { type Pool, poolOf } from '../threads/pool.ts'
import { usualJobs } from '../threads/usual-jobs.ts'
import { type CheckReading, withKnownFormat } from './check-reading.ts'

/** Options for checking files that are divided into pieces. */
export interface DividedFiles extends Parts {
  optionsFor(file: string): CheckOptions<FormatId>
  /** True if the edits of fixes are computed. Otherwise, the code that computes edits is not loaded. */
  hasEdits: boolean
  journal: string | undefined
}

/**
 * Divides files into pieces and checks them in `jobs` threads: by default one for small inputs, and one per core for
 * large ones.
 */
export async function dividedFiles(
  inputs: readonly Input[],
  { optionsFor, jobs, shard, progress = 'auto', hasEdits, journal }: DividedFiles,
  terminal: Terminal,
): Promise<CheckReading> {
  const optionsOf = withKnownFormat(optionsFor)
  const pieceEdits = hasEdits ? (await import('../../report/piece-edits.ts')).pieceEdits : undefined
  const pool = await poolOf('check', await usualJobs(jobs, { inputs }, terminal), terminal.worker)
  const plan = checkPlan({ optionsFor, shard, journal }, pool)
  return {
    ...dividedReading(inputs, plan, terminal, progress),
    optionsOf,
    async placed({ member, piece }, { result, index, moved, before }) {
      const base = before.extent.lines + piece.gap.lines
      const original = new Map<Diagnostic['position'], Diagnostic>()
      const place = (diagnostic: Diagnostic): Diagnostic => {
        const placed = moved(diagnostic)
        if (placed.position !== undefined) original.set(placed.position, diagnostic)
        return placed
      }
      const originalOf = ({ position }: Diagnostic) => (position === undefined ? undefined : original.get(position))
      return {
        file: member.name,
        isPart: true,
        diagnostics: result.diagnostics.map(place),
        records: result.records.map(record => ({
          ...record,
          index: index + record.index,
          diagnostics: record.diagnostics.map(place),
        })),
        excerpt: excerpts(piece, base, originalOf),
        ...(pieceEdits && { edits: pieceEdits(piece, optionsOf(member), result, originalOf, moved) }),
      }
    },
    async end() {
      await pool.end()
      return []
    },
  }
}

/** Builds the plan for checking the pieces of each file. */
export const checkPlan = (
  {
    optionsFor,
    shard,
    hasFacts,
    journal,
  }: {
    optionsFor(file: string): CheckOptions<FormatId>
    shard: Shard | undefined
    hasFacts?: boolean
    journal: string | undefined
  },
  pool: Pool<'check'>,
): WorkPlan<CheckedPiece, PieceCheck> => ({
  command: 'check',
  begin(member) {
    const options = withKnownFormat(optionsFor)(member)
    return { from: options.from ?? 'auto', given: { name: member.name, options, hasFacts } }
  },
  work: pool.work,
  width: pool.width,
  shard,
  isResumable: journal !== undefined,
})

/**
 * Returns a function that extracts the lines around a finding of a piece, with their line numbers in the whole file.
 */
function excerpts(
  piece: Piece,
  base: number,
  originalOf: (diagnostic: Diagnostic) => Diagnostic | undefined,
): FileReport['excerpt'] {
  let text: string | undefined
  return diagnostic => {
    const position = originalOf(diagnostic)?.position
    if (position === undefined) return undefined
    text ??= new TextDecoder().decode(piece.bytes)
    const { lines } = excerptOf(text, position)
    return { lines: lines.map(line => ({ ...line, number: line.number + base })) }
  }
}
