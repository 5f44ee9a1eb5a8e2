import { closeList, openList } from '../text/json/marks.ts'
import { noStretch } from './extent.ts'
import { concat, type Piece, type SplitLimits } from './piece.ts'
import { splitList } from './split/list.ts'
import { splitYaml } from './split/yaml.ts'

/** A piece of which something cannot be read, divided so that the records beside it can: every line, entry and document by itself. */
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
    // The bracket that was set before the first entry is no part of the input.
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

/** Every record by itself, however long it is. */
const single: SplitLimits = { block: 1, first: 1, most: 1, longest: Number.MAX_SAFE_INTEGER }
