import { entrySize, type Key, KeyPages, pagePart } from './key-pages.ts'
import type { OpenScratch } from './scratch.ts'

const fewest = 1 << 10

/** Entries that are kept in memory, where the others may go into a file: 2 MB with the room between them. */
const mostInMemory = 1 << 16

/** Numbers above 0 by their keys, which are parts of hashes. */
export class KeyedNumbers {
  readonly #open: OpenScratch | undefined
  readonly #most: number
  /** Each entry stands where the second part of its key says, or behind those that stand there. */
  #slots = new Uint32Array(fewest * entrySize)
  #filled = 0
  #pages: KeyPages | undefined

  /** With a way to open files, no more than `most` entries are kept in memory. */
  constructor(open?: OpenScratch, most = open === undefined ? Number.POSITIVE_INFINITY : mostInMemory) {
    this.#open = open
    this.#most = most
  }

  /** The number of a key; 0 if it has none. */
  get(key: Key): number {
    return this.#slots[this.#placeOf(...key) + 3] || (this.#pages?.get(key) ?? 0)
  }

  set(key: Key, number: number): void {
    const place = this.#placeOf(...key)
    const isNew = this.#slots[place + 3] === 0
    this.#slots.set(key, place)
    this.#slots[place + 3] = number
    if (!isNew) return
    this.#filled++
    if (this.#filled >= this.#most) this.#spill()
    else if (2 * this.#filled * entrySize >= this.#slots.length) this.#grow()
  }

  clear(): void {
    if (this.#slots.length > fewest * entrySize) this.#slots = new Uint32Array(fewest * entrySize)
    else if (this.#filled > 0) this.#slots.fill(0)
    this.#filled = 0
    this.#pages?.close()
    this.#pages = undefined
  }

  #placeOf(first: number, second: number, third: number): number {
    const slots = this.#slots
    let place = (second * entrySize) % slots.length
    while (
      slots[place + 3] !== 0 &&
      !(slots[place] === first && slots[place + 1] === second && slots[place + 2] === third)
    )
      place = (place + entrySize) % slots.length
    return place
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Uint32Array(2 * before.length)
    for (let at = 0; at < before.length; at += entrySize) {
      if (before[at + 3] === 0) continue
      const place = this.#placeOf(before[at] as number, before[at + 1] as number, before[at + 2] as number)
      this.#slots.set(before.subarray(at, at + entrySize), place)
    }
  }

  #spill(): void {
    if (this.#open === undefined) return
    this.#pages ??= new KeyPages(this.#open)
    this.#pages.take(this.#slots, this.#placesByPage())
    this.#slots.fill(0)
    this.#filled = 0
  }

  /** Where the entries stand, in the order of their pages. */
  #placesByPage(): Float64Array {
    const slots = this.#slots
    const places = new Float64Array(this.#filled)
    let filled = 0
    for (let at = 0; at < slots.length; at += entrySize)
      if (slots[at + 3] !== 0) places[filled++] = (slots[at + pagePart] as number) * slots.length + at
    return places.sort().map(place => place % slots.length)
  }
}
