import { closeList, openList } from '../text/json/marks.ts'
import { noStretch } from './extent.ts'
import { concat, type Piece, type SplitLimits } from './piece.ts'
import { splitList } from './split/list.ts'
import { splitYaml } from './split/yaml.ts'

/**
 * Splits a piece with an unreadable part into its lines, entries or documents, so that the other records can be read. A
 * piece of kind `text` is not split.
 */
export function apart(piece: Piece): Piece[] {
  if (piece.kind === 'lines') return linesOf(piece)
  if (piece.kind === 'list' && piece.list !== undefined) return entriesOf(piece, piece.list)
  return piece.kind === 'yaml' ? recordsOf(piece) : [piece]
}

function linesOf(piece: Piece): Piece[] {
  const { bytes } = piece
  const lines: Piece[] = []
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(0x0a, start) + 1 || bytes.length
    lines.push({ ...piece, bytes: bytes.subarray(start, end), gap: lines.length === 0 ? piece.gap : noStretch })
    start = end
  }
  return lines
}

function entriesOf(piece: Piece, { pointer, first }: NonNullable<Piece['list']>): Piece[] {
  const { push, end } = splitList(single)
  const list = concat([Uint8Array.of(openList), piece.bytes, Uint8Array.of(closeList)])
  const entries = [...push(list), ...end()].filter(({ fault }) => fault === undefined)
  return entries.map((entry, number) => ({
    ...entry,
    // The bracket added before the first entry is not part of the input.
    gap: number === 0 ? piece.gap : entry.gap,
    list: { pointer, first: first + number },
  }))
}

function recordsOf(piece: Piece): Piece[] {
  const { push, end } = splitYaml(single)
  const { gap, list } = piece
  return [...push(piece.bytes), ...end()].map((part, number) => ({
    ...part,
    ...(number === 0 && { gap }),
    ...(list && { list: { ...list, first: list.first + (part.list?.first ?? 0) } }),
  }))
}

/** The limits for splitting an input into pieces of one record each, however long the record. */
const single: SplitLimits = { block: 1, first: 1, most: 1, longest: Number.MAX_SAFE_INTEGER }
