import type { FormatId } from '../../../formats/format.ts'
import { noExtent } from '../../../records/extent.ts'
import type { Piece } from '../../../records/piece.ts'
import { decodeText } from '../../../text/decode-text.ts'
import type { CheckOptions } from '../../../validation/report.ts'
import type { Input } from '../../inputs/input.ts'
import { dataciteOptions } from '../../inputs/readers/readers.ts'
import { type CheckedPiece, checkedFile, type PieceCheck } from '../../pieces/check.ts'
import { excerptOf } from '../../report/excerpt.ts'
import type { FileReport } from '../../report/report.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { GivenMember } from '../ordered-work.ts'
import { wholeReading } from '../reading.ts'
import type { Cache } from './cache.ts'
import { type CheckReading, withKnownFormat } from './check-reading.ts'

/** Options for checking files that are read as a whole. */
export interface WholeFiles {
  optionsFor(file: string): CheckOptions<FormatId>
  cache: Cache | undefined
  /** True if the edits of fixes are computed. */
  hasEdits: boolean
}

/** Reads each file as one piece in this thread. */
export async function wholeFiles(
  inputs: readonly Input[],
  { optionsFor, cache, hasEdits }: WholeFiles,
  terminal: Terminal,
): Promise<CheckReading> {
  // Imported lazily, because most reports have no edits.
  const fixEdits = hasEdits ? (await import('../../../validation/fix.ts')).fixEdits : undefined

  const optionsOf = withKnownFormat(optionsFor)
  const begin = (member: GivenMember) => {
    const options = optionsOf(member)
    return { from: options.from ?? 'auto', given: { name: member.name, options } }
  }
  const work = cache === undefined ? checkedFile : rememberedBy(cache)
  return {
    ...wholeReading(inputs, { command: 'check', begin, work }, terminal),
    optionsOf,
    async placed({ member, piece }, { result, made }) {
      const options = optionsOf(member)
      let text: string | undefined
      let editsOf: ReturnType<NonNullable<typeof fixEdits>> | undefined
      return {
        file: member.name,
        ...result,
        excerpt({ position }) {
          if (position === undefined) return undefined
          text ??= textOfBytes(piece.bytes)
          return excerptOf(text, position)
        },
        edits(diagnostic) {
          if (made.edits !== undefined) return made.edits(diagnostic)
          text ??= textOfBytes(piece.bytes)
          editsOf ??= fixEdits?.(text, result, dataciteOptions(options)?.from)
          return editsOf?.(diagnostic)
        },
      }
    },
    end: async () => (await cache?.save(terminal)) ?? [],
  }
}

const rememberedBy =
  (cache: Cache) =>
  async (piece: Piece, given: PieceCheck): Promise<CheckedPiece> => {
    let edits: FileReport['edits']
    const result = await cache.report(given.name, piece.bytes, given.options, async () => {
      const made = await checkedFile(piece, given)
      edits = made.edits
      return made.result
    })
    return { result, extent: noExtent, about: [], edits }
  }

// Positions refer to the text as decoded by the check.
function textOfBytes(bytes: Uint8Array): string {
  const decoded = decodeText(bytes)
  return decoded.ok ? decoded.text : new TextDecoder().decode(bytes)
}
