import type { Kind } from '../../catalog.ts'
import { bytesOf } from '../../filter/key-ranges.ts'
import type { Statements } from '../database.ts'
import { bitsOf, type Chunk } from './number-set.ts'
import { bytesOfChunk, chunkOf } from './stored-chunk.ts'

/** A collection of changes to the postings of one kind. Each posting is read and written only once. */
export class PostingChanges {
  readonly #sql: Statements
  readonly #kind: Kind
  readonly #byTerm = new Map<string, Map<number, boolean>>()

  constructor(sql: Statements, kind: Kind) {
    this.#sql = sql
    this.#kind = kind
  }

  /** Adds or removes a term of a record. The last call wins. */
  set(term: string, no: number, isThere: boolean): void {
    const members = this.#byTerm.get(term)
    if (members === undefined) this.#byTerm.set(term, new Map([[no, isThere]]))
    else members.set(no, isThere)
  }

  /** Writes the changes, in the order of the terms in the index. */
  write(): void {
    for (const term of [...this.#byTerm.keys()].sort()) this.#writeTerm(term, this.#byTerm.get(term) ?? new Map())
  }

  #writeTerm(term: string, members: ReadonlyMap<number, boolean>): void {
    const termNo = this.#numberOf(bytesOf(term))
    const byPlace = new Map<number, [low: number, isThere: boolean][]>()
    for (const [no, isThere] of members) {
      const at = Math.floor(no / 65536)
      const lows = byPlace.get(at)
      if (lows === undefined) byPlace.set(at, [[no % 65536, isThere]])
      else lows.push([no % 65536, isThere])
    }
    for (const [at, lows] of byPlace) this.#writeChunk(termNo * 65536 + at, lows)
  }

  #writeChunk(key: number, lows: readonly (readonly [number, boolean])[]): void {
    const stored = this.#sql.first(`select bits from ${this.#kind}_posting where key = ?`, key)?.bits
    const bytes = bytesOfChunk(changed(stored === undefined ? undefined : chunkOf(stored), lows))
    if (bytes === undefined) this.#sql.run(`delete from ${this.#kind}_posting where key = ?`, key)
    else this.#sql.run(`insert or replace into ${this.#kind}_posting (key, bits) values (?, ?)`, key, bytes)
  }

  #numberOf(term: Uint8Array): number {
    const no = this.#sql.first(`select no from ${this.#kind}_term where term = ?`, term)?.no
    return no === undefined ? this.#sql.run(`insert into ${this.#kind}_term (term) values (?)`, term) : Number(no)
  }
}

/**
 * Returns a chunk with numbers added and removed. A list remains a list, because most of the thousands of terms in a
 * batch have few records.
 */
function changed(chunk: Chunk | undefined, lows: readonly (readonly [low: number, isThere: boolean])[]): Chunk {
  if (!(chunk instanceof Uint32Array)) {
    const members = new Set(chunk)
    for (const [low, isThere] of lows)
      if (isThere) members.add(low)
      else members.delete(low)
    return Uint16Array.from(members).sort()
  }
  const bits = bitsOf(chunk)
  for (const [low, isThere] of lows) {
    const word = bits[low >>> 5] ?? 0
    bits[low >>> 5] = isThere ? word | (1 << (low & 31)) : word & ~(1 << (low & 31))
  }
  return bits
}
