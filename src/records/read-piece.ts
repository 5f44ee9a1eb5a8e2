import type { Diagnostic } from '../core/diagnostic.ts'
import { messagesOf } from '../messages/message.ts'
import { decodeText } from '../text/decode-text.ts'
import { inputFinding } from '../text/input-finding.ts'
import type { Positions } from '../text/positions.ts'
import { apart } from './apart.ts'
import { type Extent, endOf, extentOf, joined, noExtent } from './extent.ts'
import type { Piece } from './piece.ts'
import { pieceText, shifted } from './piece-text.ts'
import type { Readers, RecordSource, RecordsOfDocument } from './source.ts'

/** A part of a piece with its documents, and functions that map findings to the piece and pointers to the input. */
export interface PartOfPiece<D> extends RecordSource<D> {
  positions?: Positions
  /** The parsed text or bytes; absent for a skipped part and in the result of {@link records}. */
  input?: string | Uint8Array
  /** Converts a finding in the part to a finding in the piece, with a pointer into the input. */
  placed(diagnostic: Diagnostic): Diagnostic
  /** Converts a pointer into the part to a pointer into the input. */
  pointed(pointer: string): string
}

/**
 * The records of a piece, in parts that are parsed separately. There is a single part if the piece can be read as a
 * whole.
 */
export interface ReadPiece<D> {
  parts: readonly PartOfPiece<D>[]
  extent: Extent
}

/**
 * Reads the records of a piece. If the piece cannot be read as a whole, reads its lines, entries or documents
 * separately.
 */
export function readPiece<D extends RecordsOfDocument<unknown>>(piece: Piece, readers: Readers<D>): ReadPiece<D> {
  const { fault, kind, bytes } = piece
  if (fault !== undefined) {
    const start = { line: 1, column: 1, offset: 0 }
    const finding = inputFinding(fault.rule, fault.message, piece.list?.pointer ?? '', { start, end: start })
    return { parts: [passedOver(finding)], extent: fault.extent }
  }
  const text = pieceText(piece)
  if (kind === 'text' && (text === undefined || piece.inside === undefined) && piece.before === undefined) {
    // A whole input may be in any encoding.
    const extent = text?.extent ?? extentOfBytes(bytes)
    return { parts: [{ ...readers.read(bytes, false), input: bytes, placed: same, pointed: same }], extent }
  }
  const whole = text && { ...readers.read(text.text, kind === 'lines'), input: text.text, ...text }
  if (whole !== undefined && kind === 'text') return { parts: [whole], extent: whole.extent }
  // Other pieces are small enough to read at once.
  const part = whole && { ...whole, documents: [...whole.documents] }
  if (part !== undefined && !isBroken(part)) return { parts: [part], extent: part.extent }
  const pieces = apart(piece)
  if (pieces.length <= 1)
    return part === undefined
      ? { parts: [passedOver(undecodable(bytes))], extent: extentOfBytes(bytes) }
      : { parts: [part], extent: part.extent }
  let base = noExtent
  const parts = pieces.flatMap((one, number) => {
    const start = number === 0 ? noExtent : joined(base, one.gap)
    const read = readPiece(one, readers)
    base = joined(start, read.extent)
    return read.parts.map(own => ({ ...own, placed: (finding: Diagnostic) => shifted(own.placed(finding), start) }))
  })
  return { parts, extent: part?.extent ?? base }
}

/** Reads a text, its bytes or a parsed value as a single part. `hasLines` is true for a part of an NDJSON text. */
export const records = <D>(
  input: string | Uint8Array | object,
  readers: Readers<D>,
  hasLines = false,
): ReadPiece<D> & { parts: readonly [PartOfPiece<D>] } => ({
  parts: [{ ...readers.read(input, hasLines), placed: same, pointed: same }],
  extent: noExtent,
})

const isBroken = ({ documents, diagnostics }: PartOfPiece<RecordsOfDocument<unknown>>): boolean =>
  diagnostics.length > 0 && [...documents].every(({ records }) => records.length === 0)

const same = <T>(value: T): T => value

const passedOver = (finding: Diagnostic): PartOfPiece<never> => ({
  documents: [],
  diagnostics: [finding],
  placed: same,
  pointed: same,
})

const say = messagesOf('read-piece', { noText: 'The input is not text.' })

function undecodable(bytes: Uint8Array): Diagnostic {
  const decoded = decodeText(bytes)
  const message = decoded.ok ? say('noText') : decoded.message
  const end = endOf(extentOf(decoded.ok ? '' : decoded.before))
  return inputFinding('schema/encoding', message, '', { start: end, end })
}

const extentOfBytes = (bytes: Uint8Array): Extent => extentOf(new TextDecoder().decode(bytes))
