import type { Diagnostic, JsonPatchOperation } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { apart } from '../../records/apart.ts'
import { type Extent, extentOf, joined, noExtent } from '../../records/extent.ts'
import { concat, type Piece } from '../../records/piece.ts'
import { type PieceText, pieceText, shifted } from '../../records/piece-text.ts'
import { inputFinding } from '../../text/input-finding.ts'
import type { RefusedFix } from '../../validation/fix/fix-text.ts'
import type { RecordReport } from '../../validation/report.ts'
import { fixFile } from '../fix/fix-file.ts'
import type { FixAnyOptions } from '../fix/fix-options.ts'
import type { FixedAny, Fixer } from '../fix/fixer.ts'

/** A piece of an input with its fixes made. */
export interface FixedPiece {
  bytes: Uint8Array
  /** What was fixed, with pointers into the input. */
  fixed: readonly Diagnostic[]
  refused: readonly RefusedFix[]
  /** What was done to each document of the piece, to a list as one; to each record that was converted. */
  patches: readonly (readonly JsonPatchOperation[])[]
  records: number
  /** What there is still to say, with the record that it is about. */
  left: readonly LeftFinding[]
  /** How far the piece reaches. */
  extent: Extent
}

/** A finding that no fix has settled; its place is counted from the start of the piece. */
interface LeftFinding {
  finding: Diagnostic
  record?: RecordReport<FormatId>
}

/** Fixes a piece. What cannot be read in it stays as it is, and what stands beside it is fixed by itself. */
export function fixPiece(piece: Piece, options: FixAnyOptions, fixer: Fixer): FixedPiece {
  if (piece.fault !== undefined) {
    const { rule, message, extent } = piece.fault
    const start = { line: 1, column: 1, offset: 0 }
    const finding = inputFinding(rule, message, piece.list?.pointer ?? '', { start, end: start })
    return { ...nothing, bytes: piece.bytes, left: [{ finding }], extent }
  }
  const text = textOf(piece, fixer)
  if (text === undefined || (piece.kind === 'text' && piece.before === undefined && piece.inside === undefined))
    return piece.kind === 'text' ? fixWhole(piece.bytes, options, fixer) : fixParts(piece, options, fixer)
  const fixed = fixer.fix(text.text, placedOnly(options, text))
  const { records, diagnostics } = fixed.report
  const isBroken = records.length === 0 && diagnostics.length > 0
  if (isBroken && apart(piece).length > 1) return fixParts(piece, options, fixer)
  const own = withoutAdditions(fixed.text, piece, text)
  return own === undefined
    ? { ...nothing, bytes: piece.bytes, extent: text.extent }
    : placed(fixed, encoder.encode(own), text)
}

/** Why an input can be read and fixed, but not written back, as a sentence. */
export class NotWritable extends Error {}

const encoder = new TextEncoder()

const nothing: Omit<FixedPiece, 'bytes' | 'extent'> = { fixed: [], refused: [], patches: [], records: 0, left: [] }

/** An input that cannot be divided. */
function fixWhole(bytes: Uint8Array, options: FixAnyOptions, fixer: Fixer): FixedPiece {
  const { text, obstacle, isChanged, ...fixed } = fixFile(bytes, options, fixer)
  if (obstacle !== undefined) throw new NotWritable(obstacle)
  return { ...outcome(fixed, isChanged ? encoder.encode(text) : bytes), extent: extentOf(fixed.before) }
}

/** Fixes every line or entry of a piece by itself. */
function fixParts(piece: Piece, options: FixAnyOptions, fixer: Fixer): FixedPiece {
  const parts = apart(piece)
  if (parts.length <= 1)
    return { ...nothing, bytes: piece.bytes, extent: extentOf(new TextDecoder().decode(piece.bytes)) }
  let at = 0
  let extent = noExtent
  const bytes: Uint8Array[] = []
  const left: LeftFinding[] = []
  const results = parts.map((part, number) => {
    const start = at + (number === 0 ? 0 : part.gap.bytes)
    const result = fixPiece(part, options, fixer)
    bytes.push(piece.bytes.subarray(at, start), result.bytes)
    at = start + part.bytes.length
    const before = number === 0 ? noExtent : joined(extent, part.gap)
    for (const one of result.left) left.push({ ...one, finding: shifted(one.finding, before) })
    extent = joined(before, result.extent)
    return result
  })
  return {
    bytes: concat([...bytes, piece.bytes.subarray(at)]),
    fixed: results.flatMap(({ fixed }) => fixed),
    refused: results.flatMap(({ refused }) => refused),
    patches: fixer.isConverting ? results.flatMap(({ patches }) => patches) : patchesOf(piece, parts, results),
    records: results.reduce((sum, { records }) => sum + records, 0),
    left,
    extent,
  }
}

/** What was done to each document of a piece, by what was done to its parts. */
function patchesOf({ kind }: Piece, parts: readonly Piece[], results: readonly FixedPiece[]): FixedPiece['patches'] {
  const perPart = results.map(({ patches }) => (patches.length === 0 ? [[]] : patches))
  if (kind === 'lines') return perPart.map(([patch = []]) => patch)
  if (kind === 'list') return [perPart.flat(2)]
  const documents: (readonly JsonPatchOperation[])[] = []
  for (const [number, patches] of perPart.entries()) {
    const before = number > 0 && parts[number]?.list !== undefined ? documents.pop() : undefined
    documents.push([...(before ?? []), ...(patches[0] ?? [])], ...patches.slice(1))
  }
  return documents
}

/** The text of the piece itself, out of one that can be read alone; undefined where a fix touches what was added to it. */
function withoutAdditions(text: string, { kind, before = '', inside }: Piece, own: PieceText): string | undefined {
  if (kind === 'lines') return text
  if (kind === 'list') return text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : undefined
  const start = inside === undefined ? before : own.text.slice(0, own.text.indexOf(inside.text) + inside.text.length)
  if (!text.startsWith(start)) return undefined
  return inside === undefined
    ? text.slice(start.length)
    : start.slice(before.length, start.length - inside.text.length) + text.slice(start.length)
}

/** The option `only`, asked with pointers into the input. */
const placedOnly = ({ only, ...options }: FixAnyOptions, { pointed }: PieceText): FixAnyOptions => ({
  ...options,
  ...(only && { only: (finding, record) => only({ ...finding, pointer: pointed(finding.pointer) }, record) }),
})

/** The text of a piece; the pointers of what is converted lead into the record, wherever that stands. */
function textOf(piece: Piece, { isConverting }: Fixer): PieceText | undefined {
  const text = pieceText(piece)
  if (text === undefined || !isConverting) return text
  return { ...text, pointed: same, placed: finding => ({ ...text.placed(finding), pointer: finding.pointer }) }
}

const same = (pointer: string): string => pointer

function placed(fixed: FixedAny, bytes: Uint8Array, text: PieceText): FixedPiece {
  const { pointed, extent } = text
  const at = (finding: Diagnostic): Diagnostic => ({ ...finding, pointer: pointed(finding.pointer) })
  const result = outcome(fixed, bytes)
  return {
    ...result,
    fixed: result.fixed.map(at),
    refused: result.refused.map(one => ({ ...one, finding: at(one.finding) })),
    left: result.left.map(one => ({ ...one, finding: text.placed(one.finding) })),
    extent,
    patches: result.patches.map(patch =>
      patch.map(operation => ({
        ...operation,
        path: pointed(operation.path),
        ...('from' in operation && { from: pointed(operation.from) }),
      })),
    ),
  }
}

const outcome = (
  { fixed, refused, patches, report }: Omit<FixedAny, 'text'>,
  bytes: Uint8Array,
): Omit<FixedPiece, 'extent'> => ({
  bytes,
  fixed,
  refused,
  patches,
  records: report.records.length,
  left: [
    ...report.diagnostics.map(finding => ({ finding })),
    ...report.records.flatMap(record => record.diagnostics.map(finding => ({ finding, record }))),
  ],
})
