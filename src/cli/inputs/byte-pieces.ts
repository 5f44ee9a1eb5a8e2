import type { FormatId } from '../../formats/format.ts'
import { splits } from '../../formats/splits.ts'
import { encodingOf } from '../../records/division.ts'
import type { Piece } from '../../records/piece.ts'
import { piecesOf } from '../../records/stream.ts'
import { byteQueue } from './byte-queue.ts'
import { NotWritable } from '../pieces/fix.ts'

/** The bytes of an input with its pieces fixed, and all that stands between them as it is. Throws where they cannot be told apart. */
export async function* fixedChunks(
  chunks: AsyncIterable<Uint8Array>,
  from: FormatId | 'auto',
  signal: AbortSignal,
  fix: (piece: Piece) => Uint8Array | Promise<Uint8Array>,
): AsyncGenerator<Uint8Array> {
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
    if (isBeginning && queue.startsWith(mark) && !mark.every((byte, at) => piece.bytes[at] === byte))
      yield queue.take(mark.length)
    isBeginning = false
    yield queue.take(piece.gap.bytes + (piece.fault?.extent.bytes ?? 0))
    if (piece.fault !== undefined) {
      await fix(piece)
      continue
    }
    if (encoding !== 'utf-8' && queue.size() !== piece.bytes.length)
      throw new NotWritable('It can be fixed, but it is not UTF-8; save it as UTF-8 first.')
    if (Buffer.compare(queue.take(piece.bytes.length), piece.bytes) !== 0)
      throw new NotWritable('Its records cannot be told apart byte by byte, so it is left as it is.')
    yield await fix(piece)
  }
  if (!isRead) throw new NotWritable('It cannot be divided into records, so it is left as it is.')
  yield queue.rest()
}

/** The byte order mark of UTF-8. */
const mark = [0xef, 0xbb, 0xbf]
