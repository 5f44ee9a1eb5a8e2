import { merged } from '../spill/merged.ts'
import type { OpenScratch, Scratch } from '../spill/scratch.ts'

/** Bytes of a fingerprint, and of an entry: a fingerprint and the number of a rule. */
const size = 32
const entrySize = size + 2

/** Entries that are kept in memory; with more, they go into a file. */
const mostInMemory = 1 << 17

/** Bytes that are read ahead of all runs together, and of one. */
const readAhead = { ofAll: 1 << 22, ofOne: 1 << 16 }

export type Entry = readonly [fingerprint: string, rule: string]

/** The fingerprints of findings with their rules, as they come; those of a stretch are given back in order. Memory does not grow with their number. */
export class FingerprintList {
  readonly #open: OpenScratch
  readonly #most: number
  /** The last of the entries; each part of as many as there is room for was put in order, stretch by stretch, and written. */
  #last = Buffer.alloc(0)
  #scratch: Scratch | undefined
  #length = 0
  /** Where stretches begin among the last. */
  #starts = [0]
  readonly #rules: string[] = []
  readonly #ruleNumbers = new Map<string, number>()

  constructor(open: OpenScratch, most = mostInMemory) {
    this.#open = open
    this.#most = most
  }

  get length(): number {
    return this.#length
  }

  /** Begins a stretch. */
  begin(): void {
    const start = this.#length % this.#most
    if (start !== this.#starts.at(-1)) this.#starts.push(start)
  }

  add(fingerprint: string, rule: string): void {
    const at = (this.#length % this.#most) * entrySize
    if (at === this.#last.length) this.#makeRoom()
    this.#last.fill(0, at, at + entrySize)
    this.#last.write(fingerprint, at, size, 'hex')
    this.#last.writeUInt16LE(this.#numberOf(rule), at + size)
    this.#length++
    if (this.#length % this.#most === 0) this.#spill()
  }

  /** The entries of a stretch, by their fingerprints. */
  *sorted(start: number, end: number): Generator<Entry> {
    const most = this.#most
    const first = Math.floor(start / most)
    const parts = Math.ceil(end / most) - first
    const ahead = Math.min(readAhead.ofOne, Math.floor(readAhead.ofAll / parts))
    const runs = Array.from({ length: parts }, (_, at) => {
      const part = (first + at) * most
      const [from, to] = [Math.max(start, part), Math.min(end, part + most)]
      return part + most > this.#length ? this.#runInMemory(from - part, to - part) : this.#run(from, to, ahead)
    })
    yield* merged(runs, ([one], [other]) => one < other)
  }

  #numberOf(rule: string): number {
    const number = this.#ruleNumbers.get(rule) ?? this.#ruleNumbers.size
    if (number === this.#ruleNumbers.size) {
      this.#ruleNumbers.set(rule, number)
      this.#rules.push(rule)
    }
    return number
  }

  #makeRoom(): void {
    const entries = Math.min(this.#most, Math.max(64, (2 * this.#last.length) / entrySize))
    const more = Buffer.alloc(entries * entrySize)
    this.#last.copy(more)
    this.#last = more
  }

  #spill(): void {
    this.#scratch ??= this.#open()
    const sorted = Buffer.allocUnsafe(this.#last.length)
    let to = 0
    for (const [at, start] of this.#starts.entries())
      for (const place of this.#order(start, this.#starts[at + 1] ?? this.#most))
        to += this.#last.copy(sorted, to, place * entrySize, (place + 1) * entrySize)
    this.#scratch.write(sorted, (this.#length - this.#most) * entrySize)
    this.#starts = [0]
  }

  /** The places of some of the last entries, in the order of the fingerprints. */
  #order(start: number, end: number): Uint32Array {
    const bytes = this.#last
    // Nearly all differ in the first bytes, which are compared much faster as a number.
    const firsts = Float64Array.from({ length: end - start }, (_, at) => bytes.readUIntBE((start + at) * entrySize, 6))
    const compare = (one: number, other: number): number => {
      const [a, b] = [one * entrySize, other * entrySize]
      return (
        (firsts[one - start] as number) - (firsts[other - start] as number) ||
        bytes.compare(bytes, b, b + size, a, a + size)
      )
    }
    return Uint32Array.from({ length: end - start }, (_, at) => start + at).sort(compare)
  }

  *#runInMemory(start: number, end: number): Generator<Entry> {
    for (const place of this.#order(start, end)) yield this.#entryAt(this.#last, place * entrySize)
  }

  /** The entries of a stretch, or a part of it, that were written in order. */
  *#run(start: number, end: number, ahead: number): Generator<Entry> {
    const atOnce = Math.max(1, Math.floor(ahead / entrySize))
    const bytes = Buffer.alloc(Math.min(atOnce, end - start) * entrySize)
    for (let from = start; from < end; from += atOnce) {
      const some = bytes.subarray(0, Math.min(atOnce, end - from) * entrySize)
      this.#scratch?.read(some, from * entrySize)
      for (let at = 0; at < some.length; at += entrySize) yield this.#entryAt(some, at)
    }
  }

  #entryAt = (bytes: Buffer, at: number): Entry => [
    bytes.toString('hex', at, at + size),
    this.#rules[bytes.readUInt16LE(at + size)] ?? '',
  ]
}
