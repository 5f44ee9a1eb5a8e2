import { completeRecord } from '../datacite/complete.ts'
import { misreadings } from '../datacite/misreadings.ts'
import type { Source } from '../datacite/read-source.ts'
import { writers } from '../datacite/writing/writers.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { type ConvertOptions, convertSource, readFor } from '../formats/convert.ts'
import type { FormatId, Loss } from '../formats/format.ts'
import { formats } from '../formats/formats.ts'
import { type RecordsRead, recordsIn } from '../formats/read-records.ts'
import { readSource } from '../formats/read-source.ts'
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

/** Reads the records of a piece. */
export const recordsOfPiece = (
  piece: Piece,
  from: FormatId | 'auto',
): PieceResult<PieceItems<RecordsRead['records'][number]>> =>
  eachInPiece(piece, (input, hasLines) => recordsIn(readSource(input, from, true, hasLines)))

/** A record in another format. */
export interface ConvertedRecord {
  /** 0 for the first record. */
  index: number
  /** The record by itself, with a line break at its end. */
  text: string
  /** What did not arrive as it was, by pointer into the canonical record. */
  losses: Loss[]
}

/** Converts the records of a piece, each by itself; in DataCite's JSON formats a record is a line. */
export const convertPiece = (piece: Piece, options: ConvertOptions): PieceResult<PieceItems<ConvertedRecord>> =>
  eachInPiece(piece, (input, hasLines) => {
    const source = readFor(input, options, hasLines)
    return writers.some(({ id }) => id === options.to) ? asLines(source, options) : oneByOne(source, options)
  })

function asLines(source: Source<FormatId>, options: ConvertOptions): PieceItems<ConvertedRecord> {
  const converted = convertSource(source, { ...options, pretty: false }, () => undefined, { kind: 'lines' })
  if (!converted.ok) return { records: [], diagnostics: converted.diagnostics }
  const records = converted.text
    .split('\n')
    .slice(0, -1)
    .map((line, index): ConvertedRecord => ({ index, text: `${line}\n`, losses: [] }))
  for (const { index = 0, ...loss } of converted.losses) records[index]?.losses.push(loss)
  return { records, diagnostics: converted.diagnostics }
}

function oneByOne(source: Source<FormatId>, { from: _, to, ...options }: ConvertOptions): PieceItems<ConvertedRecord> {
  const format = formats.find(({ id }) => id === to)
  const records: ConvertedRecord[] = []
  const warnings: Diagnostic[] = []
  for (const { syntax, document, records: held } of source.documents) {
    warnings.push(...misreadings(document, source.positions))
    for (const one of held) {
      const record = one.format === to ? completeRecord(one, syntax) : one.record
      const written = format?.write?.(record, options) ?? format?.writeAll?.([record], options)
      if (written === undefined) continue
      const losses = options.losses === false ? [] : written.losses
      records.push({ index: records.length, text: written.text, losses })
    }
  }
  return { records, diagnostics: [...source.diagnostics, ...warnings] }
}

/** How a piece is read. */
interface Reading<Result> {
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

/** What came of a piece, read in the way given. */
export function readPiece<Result>(piece: Piece, reading: Reading<Result>): PieceResult<Result> {
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

/** Records with their places, from 0. */
export const numbered = <Item extends { index: number }>(items: readonly Item[]): Item[] =>
  items.map((item, index) => ({ ...item, index }))

const isError = ({ severity }: Diagnostic): boolean => severity === 'error'
