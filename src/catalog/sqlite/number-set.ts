/**
 * A set of record numbers, in chunks of 65 536 by their upper bits. A chunk with few members is their sorted lower 16 bits, one with
 * many a bit for each: so sets are small where they are thin, and meet fast where they are thick.
 */
export type NumberSet = ReadonlyMap<number, Chunk>

/** The lower 16 bits of the members of a chunk, or 65 536 bits. */
export type Chunk = Uint16Array | Uint32Array

/** Words of 32 bits in a chunk that has a bit for each number. */
const words = 2048
/** Members from which on a chunk is bits: in memory early, for speed. */
const fewest = 512

export const emptySet: NumberSet = new Map()

/** The set of numbers given in any order. */
export function setOf(numbers: Iterable<number>): NumberSet {
  const chunks = new Map<number, Uint32Array>()
  for (const number of numbers) {
    const bits = bitsAt(chunks, Math.floor(number / 65536))
    const low = number % 65536
    bits[low >>> 5] = (bits[low >>> 5] ?? 0) | (1 << (low & 31))
  }
  return new Map([...chunks].map(([at, bits]) => [at, packed(bits)]))
}

/** How many members a set has. */
export function sizeOf(set: NumberSet): number {
  let size = 0
  for (const chunk of set.values()) size += countIn(chunk)
  return size
}

/** Whether a number is in a set. */
export function has(set: NumberSet, number: number): boolean {
  const chunk = set.get(Math.floor(number / 65536))
  return chunk !== undefined && isIn(chunk, number % 65536)
}

/** The members, ascending within a chunk. */
export function* membersOf(set: NumberSet): Generator<number> {
  for (const [at, chunk] of set) for (const low of lowsOf(chunk)) yield at * 65536 + low
}

/** What is in both sets. */
export function both(a: NumberSet, b: NumberSet): NumberSet {
  const [fewer, others] = a.size <= b.size ? [a, b] : [b, a]
  const result = new Map<number, Chunk>()
  for (const [at, chunk] of fewer) {
    const other = others.get(at)
    if (other === undefined) continue
    const met = meet(chunk, other)
    if (met.length > 0) result.set(at, met)
  }
  return result
}

/** What is in any of the sets. */
export function anyOf(sets: readonly NumberSet[]): NumberSet {
  if (sets.length === 1) return sets[0] ?? emptySet
  const chunks = new Map<number, Uint32Array>()
  for (const set of sets) for (const [at, chunk] of set) addTo(bitsAt(chunks, at), chunk)
  return new Map([...chunks].map(([at, bits]) => [at, packed(bits)]))
}

/** What is in the first set and not in the second. */
export function without(set: NumberSet, other: NumberSet): NumberSet {
  const result = new Map<number, Chunk>()
  for (const [at, chunk] of set) {
    const less = other.get(at)
    if (less === undefined) result.set(at, chunk)
    else if (chunk instanceof Uint16Array)
      result.set(
        at,
        chunk.filter(low => !isIn(less, low)),
      )
    else {
      const gone = bitsOf(less)
      result.set(at, packed(chunk.map((word, place) => word & ~(gone[place] ?? 0))))
    }
  }
  return result
}

/** The numbers from 1 to the last. */
export function upTo(last: number): NumberSet {
  const chunks = new Map<number, Chunk>()
  for (let at = 0; at * 65536 <= last; at++) {
    const bits = new Uint32Array(words).fill(0xffffffff)
    if (at === 0) bits[0] = 0xfffffffe
    const end = last + 1 - at * 65536
    if (end < 65536) {
      bits.fill(0, (end >>> 5) + 1)
      bits[end >>> 5] = (bits[end >>> 5] ?? 0) & ((1 << (end & 31)) - 1)
    }
    chunks.set(at, packed(bits))
  }
  return chunks
}

/** How many numbers are in both of two chunks. */
export const sharedBy = (one: Chunk, other: Chunk): number => countIn(meet(one, other))

/** The bytes that a set takes in memory, about. */
export function weightOf(set: NumberSet): number {
  let weight = 100
  for (const chunk of set.values()) weight += chunk.byteLength + 100
  return weight
}

/** Whether a number below 65 536 is in a chunk. */
function isIn(chunk: Chunk, low: number): boolean {
  if (chunk instanceof Uint32Array) return (((chunk[low >>> 5] ?? 0) >>> (low & 31)) & 1) === 1
  let [from, to] = [0, chunk.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((chunk[middle] ?? 0) < low) from = middle + 1
    else to = middle
  }
  return chunk[from] === low
}

/** The members of a chunk, ascending. */
export const lowsOf = (chunk: Chunk): Uint16Array =>
  chunk instanceof Uint16Array ? chunk : lowsIn(chunk, countIn(chunk))

function lowsIn(bits: Uint32Array, count: number): Uint16Array {
  const lows = new Uint16Array(count)
  for (let at = 0, next = 0; next < count; at++)
    for (let word = bits[at] ?? 0; word !== 0; word &= word - 1) lows[next++] = at * 32 + 31 - Math.clz32(word & -word)
  return lows
}

/** A chunk with a bit for each number, changeable. */
export function bitsOf(chunk: Chunk | undefined): Uint32Array {
  if (chunk instanceof Uint32Array) return chunk.slice()
  const bits = new Uint32Array(words)
  if (chunk !== undefined) addTo(bits, chunk)
  return bits
}

/** A chunk in the form that suits how many members it has. */
export const packed = (bits: Uint32Array, few = fewest): Chunk => (countIn(bits) < few ? lowsOf(bits) : bits)

function meet(a: Chunk, b: Chunk): Chunk {
  if (a instanceof Uint32Array && b instanceof Uint32Array) return meetBits(a, b)
  const [thin, other] = a instanceof Uint16Array ? [a, b] : [b as Uint16Array, a]
  return thin.filter(low => isIn(other, low))
}

function meetBits(a: Uint32Array, b: Uint32Array): Chunk {
  let count = 0
  for (let at = 0; at < words; at++) {
    const word = (a[at] ?? 0) & (b[at] ?? 0)
    met[at] = word
    if (word !== 0) count += ones(word)
  }
  return count < fewest ? lowsIn(met, count) : met.slice()
}

/** Where thick chunks meet: mostly little is left of it, for which no memory should be taken each time. */
const met = /* @__PURE__ */ new Uint32Array(words)

function bitsAt(chunks: Map<number, Uint32Array>, at: number): Uint32Array {
  const bits = chunks.get(at) ?? new Uint32Array(words)
  chunks.set(at, bits)
  return bits
}

/** What is in any of some chunks. */
export function unionOf(chunks: readonly Chunk[]): Chunk {
  const bits = new Uint32Array(words)
  for (const chunk of chunks) addTo(bits, chunk)
  return packed(bits)
}

function addTo(bits: Uint32Array, chunk: Chunk): void {
  if (chunk instanceof Uint16Array)
    for (const low of chunk) bits[low >>> 5] = (bits[low >>> 5] ?? 0) | (1 << (low & 31))
  else for (let at = 0; at < words; at++) bits[at] = (bits[at] ?? 0) | (chunk[at] ?? 0)
}

function countIn(chunk: Chunk): number {
  if (chunk instanceof Uint16Array) return chunk.length
  let count = 0
  for (let at = 0; at < words; at++) count += ones(chunk[at] ?? 0)
  return count
}

/** The ones among the 32 bits of a word. */
function ones(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
