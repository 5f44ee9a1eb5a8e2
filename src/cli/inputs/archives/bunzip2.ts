import { optional } from '../../../core/optional.ts'

/** What the package 'unbzip2-stream' is made of; its own stream keeps all that a chunk unpacks to in memory, which can be gigabytes. */
interface Bzip2 {
  /** Reads the beginning of a stream: the size of its blocks, in units of 100,000 bytes. */
  header(bits: Bits): number
  /** Unpacks a block, byte by byte; gives the sum of all so far, or null if it was the end of a stream. Throws if it is damaged. */
  decompress(
    bits: Bits,
    take: (byte: number) => void,
    work: Int32Array,
    size: number,
    sum: number | null,
  ): number | null
}

interface Bits {
  bytesRead: number
}

type BitsOf = (next: () => Uint8Array | undefined) => Bits

/** Unpacks bzip2 block by block, of which none is longer than 46 MB. Rejects, in words, where that is not possible. */
export async function* bunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const [bzip2, bitsOf] = await loaded()
  const queue: Uint8Array[] = []
  let received = 0
  let bits: Bits | undefined
  let size = 0
  let sum: number | null = 0
  const left = (): number => received - (bits?.bytesRead ?? 0)

  function next(): Uint8Array[] {
    try {
      bits ??= bitsOf(() => queue.shift())
      if (size === 0) {
        size = unit * bzip2.header(bits)
        sum = 0
        return []
      }
      const block = chunkedBytes()
      sum = bzip2.decompress(bits, block.add, new Int32Array(size), size, sum)
      if (sum === null) size = 0
      return block.all()
    } catch (error) {
      throw new Error(damaged, { cause: error })
    }
  }

  for await (const chunk of chunks) {
    if (chunk.length > 0) queue.push(chunk)
    received += chunk.length
    while (left() >= longest) yield* next()
  }
  while (left() > 0) yield* next()
  if (sum !== null) throw new Error(damaged)
}

async function loaded(): Promise<[Bzip2, BitsOf]> {
  try {
    const bzip2 = await optional<{ default: Bzip2 }>('unbzip2-stream/lib/bzip2.js')
    const bits = await optional<{ default: BitsOf }>('unbzip2-stream/lib/bit_iterator.js')
    return [bzip2.default, bits.default]
  } catch {
    throw new Error("it is bzip2, which needs the package 'unbzip2-stream': npm install unbzip2-stream")
  }
}

/** The unit of the size of blocks. */
const unit = 100_000

/** More bytes than a block can have when it is packed: a tenth more than the largest one has unpacked. */
const longest = 10 * unit

const damaged = 'the bzip2 data are damaged or cut off'

/** Takes bytes one by one into chunks of a size that others can work on. */
function chunkedBytes(): { add(byte: number): void; all(): Uint8Array[] } {
  const chunks: Uint8Array[] = []
  let last = new Uint8Array()
  let length = 0
  return {
    add(byte) {
      if (length === last.length) {
        if (length > 0) chunks.push(last)
        last = new Uint8Array(1 << 18)
        length = 0
      }
      last[length++] = byte
    },
    all: () => [...chunks, last.subarray(0, length)],
  }
}
