import type { OpenScratch, Scratch } from './scratch.ts'

/** 96 bits of a hash, 32 in each part. */
export type Key = readonly [number, number, number]

/** The part of a key that says where it stands in a file, the last: keys may come in the order of the first. */
export const pagePart = 2

/** Numbers of 32 bits that an entry takes: its key, and a number above 0. */
export const entrySize = 4

const inPage = 256
const pageSize = inPage * entrySize

/** Entries that pages have on average when their number is doubled: so few that hardly any page gets full before. */
const fullAt = 180

/** Numbers by their keys in a file, however many there are: each stands in the page that its key names, or, where that is full, in one behind it. */
export class KeyPages {
  readonly #open: OpenScratch
  #scratch: Scratch
  /** The bits that name a page. */
  #depth = 10
  #length = 0
  /** The page in hand. */
  readonly #page = new Uint32Array(pageSize)
  readonly #bytes = new Uint8Array(this.#page.buffer)
  #at = 0
  #isChanged = false

  constructor(open: OpenScratch) {
    this.#open = open
    this.#scratch = open()
  }

  /** The number of a key; 0 if it has none. */
  get(key: Key): number {
    return this.#page[this.#placeOf(...key) + 3] as number
  }

  /** Takes entries that begin at some places; it is fast if they are in the order of their pages. */
  take(slots: Uint32Array, places: readonly number[] | Float64Array): void {
    while (this.#length + places.length > fullAt * 2 ** this.#depth) this.#grow()
    for (const place of places) this.#put(slots, place)
    this.#save()
  }

  close(): void {
    this.#scratch.close()
  }

  #put(from: Uint32Array, at: number): void {
    const place = this.#placeOf(from[at] as number, from[at + 1] as number, from[at + 2] as number)
    if (this.#page[place + 3] === 0) this.#length++
    this.#page.set(from.subarray(at, at + entrySize), place)
    this.#isChanged = true
  }

  /** Where the entry of a key is, or would be, in a page, which becomes the one in hand. */
  #placeOf(first: number, second: number, third: number): number {
    const page = this.#page
    for (let number = third >>> (32 - this.#depth); ; number = (number + 1) % 2 ** this.#depth) {
      this.#turnTo(number)
      for (let at = 0; at < pageSize; at += entrySize)
        if ((page[at] === first && page[at + 1] === second && page[at + 2] === third) || page[at + 3] === 0) return at
    }
  }

  #turnTo(number: number): void {
    if (number === this.#at) return
    this.#save()
    this.#scratch.read(this.#bytes, number * this.#bytes.length)
    this.#at = number
  }

  #save(): void {
    if (this.#isChanged) this.#scratch.write(this.#bytes, this.#at * this.#bytes.length)
    this.#isChanged = false
  }

  /** Twice as many pages: each becomes two that stand side by side. */
  #grow(): void {
    this.#save()
    const [before, pages] = [this.#scratch, 2 ** this.#depth]
    this.#scratch = this.#open()
    this.#page.fill(0)
    this.#at = 0
    this.#depth++
    this.#length = 0
    const old = new Uint32Array(pageSize)
    for (let number = 0; number < pages; number++) {
      before.read(new Uint8Array(old.buffer), number * this.#bytes.length)
      for (const half of [0, 1])
        for (let at = 0; at < pageSize && old[at + 3] !== 0; at += entrySize)
          if (((old[at + pagePart] as number) >>> (32 - this.#depth)) % 2 === half) this.#put(old, at)
    }
    this.#save()
    before.close()
  }
}
