import { isUtf8 } from 'node:buffer'
import type { Diagnostic, JsonPatchOperation } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { isOtherFormat } from '../../formats/ids.ts'
import { apart } from '../../records/apart.ts'
import { type Extent, extentOf, noStretch } from '../../records/extent.ts'
import { concat, type Piece } from '../../records/piece.ts'
import { type PieceText, pieceText } from '../../records/piece-text.ts'
import { type Placed, placeAfter, start } from '../../records/place.ts'
import { inputFinding } from '../../text/input-finding.ts'
import { fixText, type RefusedFix } from '../../validation/fix/fix-text.ts'
import type { CheckReport } from '../../validation/report.ts'
import type { FixAnyOptions, FixedAnyText } from '../respelling/respell.ts'

/** A fixed piece of an input. All pointers refer to the input, or to the converted record if `isConverted` is true. */
export interface FixedPiece {
  bytes: Uint8Array
  fixed: readonly Diagnostic[]
  refused: readonly RefusedFix[]
  /**
   * The changes to each document in the piece or, for a converted piece, to each record. A list counts as one document.
   */
  patches: readonly (readonly JsonPatchOperation[])[]
  /** The remaining findings, with positions relative to the start of the fixed piece. */
  report: CheckReport<FormatId>
  /** The extent of the fixed piece. */
  extent: Extent
  /** True if pointers refer to the converted record. */
  isConverted: boolean
  /** The reason why the fixed piece cannot be written, as a sentence. */
  obstacle?: string
}

interface Fixer {
  fix(input: string | Uint8Array, options: FixAnyOptions): FixedAnyText
  /** True if `fix` converts its input, and fixes the converted records. */
  isConverting: boolean
}

/** Fixes a piece of a file in any format. The code for foreign formats is loaded when a piece first needs it. */
export async function fixPiece(
  name: string,
  piece: Piece,
  from: FormatId | 'auto',
  options: FixAnyOptions,
): Promise<FixedPiece> {
  if (isOtherFormat(from)) return fixBy(await respeller(from), piece, options)
  const fixed = fixBy({ fix: (input, own) => fixText(input, { ...own, from }), isConverting: false }, piece, options)
  const { records, diagnostics } = fixed.report
  if (from !== 'auto' || piece.fault !== undefined || records.length > 0 || diagnostics.length === 0) return fixed
  const { otherFormatIn } = await import('../inputs/readers/format-of.ts')
  const other = otherFormatIn(name, piece.bytes) ?? (piece.format as FormatId | undefined)
  return other === undefined ? fixed : fixBy(await respeller(other), piece, options)
}

/**
 * Returns options whose `only` receives the index of a record in the whole file. `first` is the number of records
 * before the piece.
 */
export const numberedFrom = (first: number, { only, ...options }: FixAnyOptions): FixAnyOptions => ({
  ...options,
  ...(only && { only: (finding, record) => only(finding, { ...record, index: first + record.index }) }),
})

/** Returns a report whose record indexes and positions refer to the containing piece or file. */
export const placedReport = ({ result, index, moved }: Placed<CheckReport<FormatId>>): CheckReport<FormatId> => ({
  records: result.records.map(record => ({
    ...record,
    index: index + record.index,
    diagnostics: record.diagnostics.map(moved),
  })),
  diagnostics: result.diagnostics.map(moved),
})

async function respeller(format: FormatId): Promise<Fixer> {
  const [{ respell }, { loadFormats }] = await Promise.all([
    import('../respelling/respell.ts'),
    import('../inputs/readers/load-formats.ts'),
  ])
  const [loaded] = await loadFormats([format])
  if (loaded === undefined) throw new TypeError(`There is no reader for "${format}".`)
  return { fix: (input, options) => respell(input, loaded, options), isConverting: true }
}

/**
 * Fixes a piece. If the piece cannot be read as a whole, its parts are fixed separately, and unreadable parts stay
 * unchanged.
 */
function fixBy(fixer: Fixer, piece: Piece, options: FixAnyOptions): FixedPiece {
  const { bytes, kind, before, inside, fault } = piece
  const untouched = { ...nothing, bytes, isConverted: fixer.isConverting }
  if (fault !== undefined) {
    const place = { line: 1, column: 1, offset: 0 }
    const range = { start: place, end: place }
    const finding = inputFinding(fault.rule, fault.message, piece.list?.pointer ?? '', range)
    return { ...untouched, report: { records: [], diagnostics: [finding] }, extent: fault.extent }
  }
  const text = textOfPiece(piece, fixer)
  if (text === undefined || (kind === 'text' && before === undefined && inside === undefined))
    return kind === 'text' ? fixWhole(fixer, bytes, options) : fixParts(fixer, piece, options)
  const fixed = fixer.fix(text.text, placedOnly(options, text))
  const { records, diagnostics } = fixed.report
  const isBroken = records.length === 0 && diagnostics.length > 0
  if (isBroken && apart(piece).length > 1) return fixParts(fixer, piece, options)
  const own = withoutAdditions(fixed.text, piece, text)
  return own === undefined ? { ...untouched, extent: text.extent } : { ...untouched, ...placed(fixed, own, text) }
}

const encoder = new TextEncoder()

const nothing = { fixed: [], refused: [], patches: [], report: { records: [], diagnostics: [] } }

/**
 * Fixes an input that was not divided, and keeps a byte order mark. If an input that is not UTF-8 has fixes, the result
 * has the original bytes and an `obstacle`.
 */
function fixWhole({ fix, isConverting }: Fixer, bytes: Uint8Array, options: FixAnyOptions): FixedPiece {
  const { text, ...outcome } = fix(bytes, options)
  const fixed = { ...outcome, bytes, extent: extentOf(text), isConverted: isConverting }
  if (outcome.fixed.length === 0) return fixed
  if (!isUtf8(bytes)) return { ...fixed, obstacle: 'It can be fixed, but it is not UTF-8; save it as UTF-8 first.' }
  const hasMark = mark.every((byte, at) => bytes[at] === byte)
  return { ...fixed, bytes: encoder.encode(hasMark ? `\ufeff${text}` : text) }
}

/** The byte order mark of UTF-8. */
const mark = [0xef, 0xbb, 0xbf]

/** Fixes every line or entry of a piece separately. A piece with fewer than two parts remains unchanged. */
function fixParts(fixer: Fixer, piece: Piece, options: FixAnyOptions): FixedPiece {
  const parts = apart(piece)
  const { isConverting: isConverted } = fixer
  if (parts.length <= 1) {
    const { bytes } = piece
    return { ...nothing, bytes, extent: extentOf(new TextDecoder().decode(bytes)), isConverted }
  }
  let at = 0
  let progress = start
  const bytes: Uint8Array[] = []
  const report: CheckReport<FormatId> = { records: [], diagnostics: [] }
  const results = parts.map((part, number) => {
    const gap = number === 0 ? noStretch : part.gap
    const result = fixBy(fixer, part, numberedFrom(progress.records, options))
    bytes.push(piece.bytes.subarray(at, at + gap.bytes), result.bytes)
    at += gap.bytes + part.bytes.length
    const placed = placeAfter(progress, { gap }, { result: result.report, extent: result.extent })
    progress = placed.progress
    const { records, diagnostics } = placedReport(placed)
    report.records.push(...records)
    report.diagnostics.push(...diagnostics)
    return result
  })
  return {
    bytes: concat([...bytes, piece.bytes.subarray(at)]),
    fixed: results.flatMap(({ fixed }) => fixed),
    refused: results.flatMap(({ refused }) => refused),
    patches: isConverted ? results.flatMap(({ patches }) => patches) : patchesOf(piece, parts, results),
    report,
    extent: progress.extent,
    isConverted,
  }
}

/** Combines the patches for the parts of a piece into one patch per document. */
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

/** Removes the text that was added to make a piece complete. Returns undefined if a fix changed the added text. */
function withoutAdditions(text: string, { kind, before = '', inside }: Piece, own: PieceText): string | undefined {
  if (kind === 'lines') return text
  if (kind === 'list') return text.startsWith('[') && text.endsWith(']') ? text.slice(1, -1) : undefined
  const start = inside === undefined ? before : own.text.slice(0, own.text.indexOf(inside.text) + inside.text.length)
  if (!text.startsWith(start)) return undefined
  return inside === undefined
    ? text.slice(start.length)
    : start.slice(before.length, start.length - inside.text.length) + text.slice(start.length)
}

/** Returns options whose `only` receives pointers into the input. */
const placedOnly = ({ only, ...options }: FixAnyOptions, { pointed }: PieceText): FixAnyOptions => ({
  ...options,
  ...(only && { only: (finding, record) => only({ ...finding, pointer: pointed(finding.pointer) }, record) }),
})

/**
 * Returns a piece as text that can be parsed on its own, or undefined if the bytes of the piece are not text.
 *
 * If the fix converts records, the pointers of findings stay unchanged, because they refer to the converted records.
 */
function textOfPiece(piece: Piece, { isConverting }: Fixer): PieceText | undefined {
  const text = pieceText(piece)
  if (text === undefined || !isConverting) return text
  return { ...text, pointed: same, placed: finding => ({ ...text.placed(finding), pointer: finding.pointer }) }
}

const same = (pointer: string): string => pointer

/** Converts a fixed text to a fixed piece. Pointers then refer to the input, and positions to the fixed piece. */
function placed(
  { fixed, refused, patches, report }: FixedAnyText,
  own: string,
  text: PieceText,
): Omit<FixedPiece, 'isConverted'> {
  const { pointed } = text
  const at = (finding: Diagnostic): Diagnostic => ({ ...finding, pointer: pointed(finding.pointer) })
  return {
    bytes: encoder.encode(own),
    fixed: fixed.map(at),
    refused: refused.map(one => ({ ...one, finding: at(one.finding) })),
    patches: patches.map(patch =>
      patch.map(operation => ({
        ...operation,
        path: pointed(operation.path),
        ...('from' in operation && { from: pointed(operation.from) }),
      })),
    ),
    report: placedReport({ result: report, index: 0, moved: text.placed }),
    extent: extentOf(own),
  }
}
