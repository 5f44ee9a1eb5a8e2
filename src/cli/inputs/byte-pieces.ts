import type { FormatId } from '../../formats/format.ts'
import { concat, type Piece, wholePiece } from '../../records/piece.ts'
import type { GivenMember } from '../run/ordered-work.ts'
import { NotWritable } from '../sinks/fixes/fix-sink.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Input, Problem } from './input.ts'
import { membersOf } from './members.ts'
import { oneChunk } from './one-chunk.ts'
import { gathered } from './read.ts'
import { isXmlList } from './xml-list.ts'

/** A piece of a file, and the bytes between the previous piece and this one. */
interface BytePiece {
  before: Uint8Array
  /** The piece; undefined at the end of the file. */
  piece?: Piece
}

/** A way to read inputs in pieces that can be reassembled into the bytes of the whole input. */
export interface ByteReading {
  /**
   * Yields the files of an input. Each file must be read before the next one is requested.
   *
   * Divided reading counts the bytes with `count`.
   */
  members(
    input: Input,
    terminal: Terminal,
    count: (bytes: number) => void,
  ): Iterable<GivenMember> | AsyncIterable<GivenMember | Problem>
  pieces(chunks: AsyncIterable<Uint8Array>, from: FormatId | 'auto', signal: AbortSignal): AsyncGenerator<BytePiece>
}

/** Reads each input as one piece, except that XML with many records is divided. */
export const wholeBytes: ByteReading = {
  async *members(input) {
    const { name, search } = input
    const bytes = await input.read()
    if (!(await search?.skips(name, bytes))) yield { name, input, chunks: oneChunk(() => bytes) }
  },
  async *pieces(chunks, from, signal) {
    const bytes = await gathered(chunks)
    if (isXmlList(bytes))
      yield* divided(
        oneChunk(() => bytes),
        from,
        signal,
      )
    else yield { before: new Uint8Array(), piece: wholePiece(bytes) }
  },
}

/** Reads inputs in constant memory, divided into their records, and unpacks archives. */
export const dividedBytes: ByteReading = {
  members: (input, terminal, count) => membersOf([input], terminal, undefined, count),
  pieces: divided,
}

/** Divides a file into records. Throws `NotWritable` if the bytes of the records in the file cannot be determined. */
async function* divided(
  chunks: AsyncIterable<Uint8Array>,
  from: FormatId | 'auto',
  signal: AbortSignal,
): AsyncGenerator<BytePiece> {
  // Imported lazily, because small files do not need these modules.
  const [{ splits }, { piecesOf }, { encodingOf }] = await Promise.all([
    import('../../formats/splits.ts'),
    import('../../records/stream.ts'),
    import('../../records/division.ts'),
  ])
  let unread: Uint8Array[] = []
  let isRead = false
  let encoding: string | undefined
  async function* tapped(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      encoding ??= encodingOf(chunk)
      unread.push(chunk)
      yield chunk
    }
    isRead = true
  }
  function taken(length: number): Uint8Array {
    const all = concat(unread)
    unread = [all.subarray(length)]
    return all.subarray(0, length)
  }
  let isFirst = true
  for await (const piece of piecesOf(tapped(), splits, { from, signal })) {
    const { bytes, gap, fault } = piece
    const hasMark = isFirst && beginsWithMark(concat(unread)) && !beginsWithMark(bytes)
    isFirst = false
    const before = taken((hasMark ? mark.length : 0) + gap.bytes + (fault?.extent.bytes ?? 0))
    if (fault === undefined) {
      const own = taken(bytes.length)
      if (encoding !== 'utf-8' && (own.length !== bytes.length || unread[0]?.length !== 0))
        throw new NotWritable('It can be fixed, but it is not UTF-8; save it as UTF-8 first.')
      if (Buffer.compare(own, bytes) !== 0)
        throw new NotWritable('The positions of its records are unknown, so it is not changed.')
    }
    yield { before, piece }
  }
  if (!isRead) throw new NotWritable('It cannot be divided into records, so it is not changed.')
  yield { before: concat(unread) }
}

/** The byte order mark of UTF-8. */
const mark = [0xef, 0xbb, 0xbf]

const beginsWithMark = (bytes: Uint8Array): boolean => mark.every((byte, at) => bytes[at] === byte)
