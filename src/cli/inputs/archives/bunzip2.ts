/**
 * Decompresses bzip2 1.0 data, which Node does not support
 * (https://github.com/dsnet/compress/blob/master/doc/bzip2-format.pdf). At most one block, up to 46 MB after
 * decompression, is in memory.
 *
 * Rejects with a readable message for damaged data and for randomised blocks of bzip2 0.9.0 and earlier. No package
 * limits the memory: `unbzip2-stream` 1.4.3 keeps the whole output of a chunk, gigabytes for a bomb of a few kilobytes.
 */
export async function* bunzipped(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const bits = new Bits()
  let stream: Stream | undefined
  let hasStream = false

  function next(): Uint8Array[] {
    try {
      hasStream = true
      stream ??= streamAt(bits)
      const block = blockAt(bits, stream)
      if (block === undefined) stream = undefined
      return block ?? []
    } catch (error) {
      throw new Error(damaged, { cause: error })
    }
  }

  for await (const chunk of chunks) {
    bits.add(chunk)
    while (bits.left >= longestBlock) yield* next()
  }
  while (bits.left > 0) yield* next()
  if (stream !== undefined || !hasStream) throw new Error(damaged)
}

const damaged = 'the bzip2 data are damaged or cut off'

/** The maximum size of a compressed block in bytes: 900,000 symbols of 20 bits, and their code tables. */
const longestBlock = 2_400_000

/** A reader of bits from chunks, most significant bit first. */
class Bits {
  #bytes: Uint8Array = new Uint8Array()
  #at = 0
  #held = 0
  #count = 0
  readonly #queue: Uint8Array[] = []
  #queued = 0

  add(chunk: Uint8Array): void {
    this.#queue.push(chunk)
    this.#queued += chunk.length
  }

  /** Returns the number of unread whole bytes. */
  get left(): number {
    return this.#bytes.length - this.#at + this.#queued
  }

  /** Reads up to 24 bits as a number. Throws at the end of the data. */
  read(count: number): number {
    while (this.#count < count) {
      if (this.#at === this.#bytes.length) this.#refill()
      this.#held = (this.#held << 8) | (this.#bytes[this.#at++] as number)
      this.#count += 8
    }
    this.#count -= count
    return (this.#held >>> this.#count) & ((1 << count) - 1)
  }

  align(): void {
    this.#count -= this.#count % 8
  }

  #refill(): void {
    if (this.#queued === 0) throw new Error('There are no more bits.')
    this.#bytes = Buffer.concat(this.#queue.splice(0))
    this.#queued = 0
    this.#at = 0
  }
}

/** A bzip2 stream: the memory for a block, and the checksum of all blocks so far. */
interface Stream {
  work: Uint32Array
  sum: number
}

function streamAt(bits: Bits): Stream {
  const isBzip2 = bits.read(24) === 0x425a68
  const level = bits.read(8) - 0x30
  if (!isBzip2 || level < 1 || level > 9) throw new Error('This is not the beginning of a bzip2 stream.')
  return { work: new Uint32Array(level * 100_000), sum: 0 }
}

const read32 = (bits: Bits): number => ((bits.read(16) << 16) | bits.read(16)) >>> 0

function blockAt(bits: Bits, stream: Stream): Uint8Array[] | undefined {
  const magic = [bits.read(24), bits.read(24)].join()
  const sum = read32(bits)
  if (magic === endOfStream) {
    bits.align()
    if (sum !== stream.sum) throw new Error('The checksum of the stream differs.')
    return undefined
  }
  if (magic !== startOfBlock) throw new Error('There is no block.')
  if (bits.read(1) === 1) throw new Error('The block is randomised.')
  const origin = bits.read(24)
  const length = readSymbols(bits, stream.work)
  if (origin >= length) throw new Error('The origin is outside the block.')
  const block = unsorted(stream.work, length, origin)
  if (block.sum !== sum) throw new Error('The checksum of the block differs.')
  stream.sum = (((stream.sum << 1) | (stream.sum >>> 31)) ^ sum) >>> 0
  return block.chunks
}

/**
 * The marks at the start of a block and at the end of the stream: the first digits of π and of its square root, each in
 * two parts of 24 bits.
 */
const startOfBlock = [0x314159, 0x265359].join()
const endOfStream = [0x177245, 0x385090].join()

/** Reads the symbols of a block as bytes into the low bits of `work`. Returns the number of bytes. */
function readSymbols(bits: Bits, work: Uint32Array): number {
  const recent = usedBytes(bits)
  const end = recent.length + 1
  const tableCount = bits.read(3)
  const selectors = readSelectors(bits, tableCount)
  const codes = Array.from({ length: tableCount }, () => readCode(bits, end + 1))
  let length = 0
  let [run, weight] = [0, 1]
  for (const selector of selectors) {
    const code = codes[selector] as Code
    for (let number = 0; number < 50; number++) {
      const symbol = readSymbol(bits, code)
      if (symbol < 2) {
        run += weight << symbol
        weight *= 2
        if (run > work.length) throw new Error('The run is longer than the block.')
        continue
      }
      if (run > 0) {
        if (length + run > work.length) throw new Error('The block is too long.')
        work.fill(recent[0] as number, length, length + run)
        length += run
        run = 0
      }
      weight = 1
      if (symbol === end) return length
      if (length === work.length) throw new Error('The block is too long.')
      const byte = recent[symbol - 1] as number
      recent.copyWithin(1, 0, symbol - 1)
      recent[0] = byte
      work[length++] = byte
    }
  }
  throw new Error('The block does not end.')
}

/** Reads the set of byte values that occur in a block, in ascending order. */
function usedBytes(bits: Bits): Uint8Array {
  const groups = bits.read(16)
  const used: number[] = []
  for (let group = 0; group < 16; group++) {
    if (((groups >> (15 - group)) & 1) === 0) continue
    const members = bits.read(16)
    for (let member = 0; member < 16; member++) if ((members >> (15 - member)) & 1) used.push(group * 16 + member)
  }
  return Uint8Array.from(used)
}

/** Reads the number of the code table for each group of 50 symbols. */
function readSelectors(bits: Bits, tableCount: number): Uint8Array {
  if (tableCount < 2 || tableCount > 6) throw new Error('The number of tables is wrong.')
  const recent = [0, 1, 2, 3, 4, 5].slice(0, tableCount)
  return Uint8Array.from({ length: bits.read(15) }, () => {
    let place = 0
    while (bits.read(1) === 1) if (++place === tableCount) throw new Error('There is no such table.')
    const table = recent.splice(place, 1)[0] as number
    recent.unshift(table)
    return table
  })
}

/** A canonical Huffman code. For each code length: the last code plus one, and the offset from a code to its symbol. */
interface Code {
  limits: Int32Array
  offsets: Int32Array
  symbols: Uint16Array
}

const longestCode = 20

function readCode(bits: Bits, count: number): Code {
  let length = bits.read(5)
  const lengths = Array.from({ length: count }, () => {
    while (bits.read(1) === 1) length += bits.read(1) === 1 ? -1 : 1
    if (length < 1 || length > longestCode) throw new Error('The length of a code is wrong.')
    return length
  })
  const symbols = new Uint16Array(count)
  const limits = new Int32Array(longestCode + 1)
  const offsets = new Int32Array(longestCode + 1)
  let [code, place] = [0, 0]
  for (let size = 1; size <= longestCode; size++, code *= 2) {
    offsets[size] = place - code
    for (const [symbol, its] of lengths.entries()) if (its === size) symbols[place++] = symbol
    code = place - (offsets[size] as number)
    limits[size] = code
  }
  return { limits, offsets, symbols }
}

function readSymbol(bits: Bits, { limits, offsets, symbols }: Code): number {
  let code = 0
  for (let size = 1; size <= longestCode; size++) {
    code = (code << 1) | bits.read(1)
    if (code < (limits[size] as number)) {
      const symbol = symbols[code + (offsets[size] as number)]
      if (symbol !== undefined) return symbol
    }
  }
  throw new Error('There is no such code.')
}

/**
 * Reverses the Burrows-Wheeler transform and the run-length encoding of a block. Returns the bytes and their checksum.
 */
function unsorted(work: Uint32Array, length: number, origin: number): { chunks: Uint8Array[]; sum: number } {
  const starts = new Uint32Array(257)
  for (let at = 0; at < length; at++)
    starts[(work[at] as number) + 1] = (starts[(work[at] as number) + 1] as number) + 1
  for (let byte = 1; byte <= 256; byte++) starts[byte] = (starts[byte] as number) + (starts[byte - 1] as number)
  for (let at = 0; at < length; at++) {
    const byte = (work[at] as number) & 0xff
    const place = starts[byte] as number
    starts[byte] = place + 1
    work[place] = ((work[place] as number) & 0xff) | (at << 8)
  }
  const chunks: Uint8Array[] = []
  let chunk = new Uint8Array(1 << 18)
  let [filled, sum, last, repeated] = [0, -1, -1, 0]
  let place = (work[origin] as number) >>> 8
  for (let at = 0; at < length; at++) {
    const entry = work[place] as number
    place = entry >>> 8
    const byte = entry & 0xff
    // Four equal bytes are followed by a repeat count.
    const count = repeated === 4 ? byte : 1
    const written = repeated === 4 ? last : byte
    repeated = repeated === 4 ? 0 : byte === last ? repeated + 1 : 1
    last = repeated === 0 ? -1 : byte
    for (let number = 0; number < count; number++) {
      if (filled === chunk.length) {
        chunks.push(chunk)
        chunk = new Uint8Array(1 << 18)
        filled = 0
      }
      chunk[filled++] = written
      sum = (sum << 8) ^ (sums[(sum >>> 24) ^ written] as number)
    }
  }
  return { chunks: [...chunks, chunk.subarray(0, filled)], sum: ~sum >>> 0 }
}

/** The CRC-32 of each byte, most significant bit first. */
const sums = Int32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte << 24
  for (let bit = 0; bit < 8; bit++) sum = (sum << 1) ^ (sum < 0 ? 0x04c11db7 : 0)
  return sum
})
