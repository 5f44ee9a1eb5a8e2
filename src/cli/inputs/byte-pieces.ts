import type { FormatId } from '../../formats/format.ts'
import { splits } from '../../formats/splits.ts'
import { encodingOf } from '../../records/division.ts'
import type { Piece } from '../../records/piece.ts'
import { piecesOf } from '../../records/stream.ts'
import { NotWritable } from '../sinks/rewriting.ts'
import { byteQueue } from './byte-queue.ts'

/** A piece of an input with the bytes between the piece before and this one. */
export interface BytePiece {
  before: Uint8Array
  /** Undefined at the end of the input. */
  piece?: Piece
}

/** Divides an input so that its bytes can be put together again. Throws `NotWritable` where a piece differs from the bytes that it was read from. */
export async function* bytePieces(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  from: FormatId | 'auto',
  signal: AbortSignal,
): AsyncGenerator<BytePiece> {
  const queue = byteQueue()
  let isRead = false
  let encoding: string | undefined
  async function* tapped(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      encoding ??= encodingOf(chunk)
      queue.push(chunk)
      yield chunk
    }
    isRead = true
  }
  let isBeginning = true
  for await (const piece of piecesOf(tapped(), splits, { from, signal })) {
    const { bytes, gap, fault } = piece
    const hasMark = isBeginning && queue.startsWith(mark) && !mark.every((byte, at) => bytes[at] === byte)
    isBeginning = false
    const before = queue.take((hasMark ? mark.length : 0) + gap.bytes + (fault?.extent.bytes ?? 0))
    if (fault === undefined) {
      if (encoding !== 'utf-8' && queue.size() !== bytes.length)
        throw new NotWritable('It can be fixed, but it is not UTF-8; save it as UTF-8 first.')
      if (Buffer.compare(queue.take(bytes.length), bytes) !== 0)
        throw new NotWritable('Its records cannot be told apart byte by byte, so it is left as it is.')
    }
    yield { before, piece }
  }
  if (!isRead) throw new NotWritable('It cannot be divided into records, so it is left as it is.')
  yield { before: queue.rest() }
}

/** The byte order mark of UTF-8. */
const mark = [0xef, 0xbb, 0xbf]
