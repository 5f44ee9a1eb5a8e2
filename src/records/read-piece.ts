import type { Diagnostic } from '../core/diagnostic.ts'
import { decodeText } from '../text/decode-text.ts'
import { inputFinding } from '../text/input-finding.ts'
import { apart } from './apart.ts'
import { type Extent, endOf, extentOf, joined, noExtent } from './extent.ts'
import type { Piece } from './piece.ts'
import { type PieceText, pieceText, shifted } from './piece-text.ts'

/** What came of a piece, with places counted from its start and records numbered from 0. */
export interface PieceResult<Result> {
  result: Result
  extent: Extent
}

/** The items made of the records of a piece, and what could not be read or was changed by reading it. */
export interface PieceItems<Item> {
  records: Item[]
  diagnostics: Diagnostic[]
}

/** Reads a part of a piece; `pointed` makes a pointer into the part one into the whole input. */
export type ReadPart<Item> = (
  input: string | Uint8Array,
  hasLines: boolean,
  pointed: (pointer: string) => string,
) => PieceItems<Item>

/** Makes an item of every record of a piece. Where something cannot be read, what stands beside it is read by itself. */
export const eachInPiece = <Item extends { index: number }>(
  piece: Piece,
  read: ReadPart<Item>,
): PieceResult<PieceItems<Item>> =>
  readPiece<PieceItems<Item>>(piece, {
    fault: diagnostic => ({ records: [], diagnostics: [diagnostic] }),
    whole: bytes => read(bytes, false, pointer => pointer),
    text({ text, placed, pointed }, hasLines) {
      const { records, diagnostics } = read(text, hasLines, pointed)
      return { records, diagnostics: diagnostics.map(placed) }
    },
    isBroken: ({ records, diagnostics }) => records.length === 0 && diagnostics.some(isError),
    join: (parts, moved) => ({
      records: numbered(parts.flatMap(({ result }) => result.records)),
      diagnostics: parts.flatMap(({ result, base }) => result.diagnostics.map(one => moved(one, base))),
    }),
  })

/** How a piece is read. */
export interface PieceReading<Result> {
  /** The result for what is not read. */
  fault(diagnostic: Diagnostic): Result
  /** The result for an input that cannot be divided. */
  whole(bytes: Uint8Array): Result
  /** The result for a text. */
  text(text: PieceText, hasLines: boolean): Result
  /** Whether something in the piece kept other records of it from being read. */
  isBroken(result: Result): boolean
  /** One result of several parts, each with what stands before it in the piece. */
  join(
    parts: readonly { result: Result; base: Extent }[],
    moved: (diagnostic: Diagnostic, base: Extent) => Diagnostic,
  ): Result
}

/** Reads a piece; where something in it cannot be read, what stands beside it is read by itself. */
export function readPiece<Result>(piece: Piece, reading: PieceReading<Result>): PieceResult<Result> {
  const { fault, kind, bytes } = piece
  if (fault !== undefined) {
    const start = { line: 1, column: 1, offset: 0 }
    const finding = inputFinding(fault.rule, fault.message, piece.list?.pointer ?? '', { start, end: start })
    return { result: reading.fault(finding), extent: fault.extent }
  }
  const text = pieceText(piece)
  if (kind === 'text' && (text === undefined || piece.inside === undefined) && piece.before === undefined) {
    // What is read by itself may be in any encoding.
    const extent = text?.extent ?? extentOfBytes(bytes)
    return { result: reading.whole(bytes), extent }
  }
  if (text !== undefined) {
    const result = reading.text(text, kind === 'lines')
    if (kind === 'text' || !reading.isBroken(result)) return { result, extent: text.extent }
  }
  const parts = apart(piece)
  if (parts.length <= 1) {
    const extent = text?.extent ?? extentOfBytes(bytes)
    return {
      result: text === undefined ? reading.fault(undecodable(bytes)) : reading.text(text, kind === 'lines'),
      extent,
    }
  }
  let base = noExtent
  const results = parts.map((part, number) => {
    const start = number === 0 ? noExtent : joined(base, part.gap)
    const { result, extent } = readPiece(part, reading)
    base = joined(start, extent)
    return { result, base: start }
  })
  return { result: reading.join(results, shifted), extent: text?.extent ?? base }
}

function undecodable(bytes: Uint8Array): Diagnostic {
  const decoded = decodeText(bytes)
  const message = decoded.ok ? 'The bytes are no text.' : decoded.message
  const end = endOf(extentOf(decoded.ok ? '' : decoded.before))
  return inputFinding('schema/encoding', message, '', { start: end, end })
}

const extentOfBytes = (bytes: Uint8Array): Extent => extentOf(new TextDecoder().decode(bytes))

/** Items with their numbers, from 0. */
export const numbered = <Item extends { index: number }>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, index }))

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
