import type { Kind } from '../catalog.ts'
import { bytesOf, type Range } from '../filter/key-ranges.ts'
import { numbersIn, type Statements } from './database.ts'
import { bitsOf, type Chunk, type NumberSet, packed, setOf, unionOf } from './number-set.ts'

/** Collects the changes to the postings of a kind, so that each is read and written once. */
export class PostingChanges {
  readonly #sql: Statements
  readonly #kind: Kind
  readonly #byTerm = new Map<string, Map<number, boolean>>()

  constructor(sql: Statements, kind: Kind) {
    this.#sql = sql
    this.#kind = kind
  }

  /** Sets whether a record has a term; the last call counts. */
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

/** A chunk with numbers added and taken away. A list stays one: of the thousands of terms in a batch, most have few records. */
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

/** Size in bytes of a chunk stored as one bit per number; a shorter chunk is stored as a list. */
const whole = 8192

/** Reads a stored chunk. */
export function chunkOf(stored: unknown): Chunk {
  if (!(stored instanceof Uint8Array)) throw new TypeError('A posting is not a blob.')
  // The bytes are copied because typed arrays require alignment.
  const { buffer } = new Uint8Array(stored)
  if (buffer.byteLength === whole) return new Uint32Array(buffer)
  const lows = new Uint16Array(buffer)
  return lows.length < 512 ? lows : bitsOf(lows)
}

/** The bytes to store for a chunk; undefined if it is empty. */
export function bytesOfChunk(chunk: Chunk): Uint8Array | undefined {
  const stored =
    chunk instanceof Uint32Array ? packed(chunk, whole / 2) : 2 * chunk.length < whole ? chunk : bitsOf(chunk)
  const { buffer, byteOffset, byteLength } = stored
  return byteLength === 0 ? undefined : new Uint8Array(buffer, byteOffset, byteLength)
}

/** Bytes up to which a list is short, of two bytes for each record. */
const short = 128

/** The records that have any of the terms in a range. */
export function postingsIn(sql: Statements, kind: Kind, { from, below }: Range): NumberSet {
  const condition = below === undefined ? 'term = ?' : 'term >= ? and term < ?'
  const postings = `from ${kind}_term t cross join ${kind}_posting
    where ${condition} and key >= t.no * 65536 and key < (t.no + 1) * 65536`
  const terms = below === undefined ? [from] : [from, below]
  // The beginning of a number may have a hundred terms of a few records each: a row for each of them takes three times as long as one of all.
  const row = sql.first(
    `select json_group_array(key & 65535) filter (where length(bits) <= ${short}) as places,
      json_group_array(length(bits) / 2) filter (where length(bits) <= ${short}) as lengths,
      group_concat(hex(bits), '') filter (where length(bits) <= ${short}) as digits,
      total(length(bits) > ${short}) as longer ${postings}`,
    ...terms,
  )
  const few = setOf(shortLists(numbersIn(row?.places), numbersIn(row?.lengths), String(row?.digits ?? '')))
  if (row?.longer === 0) return few
  const found = new Map<number, Chunk[]>([...few].map(([at, chunk]) => [at, [chunk]]))
  for (const { key, bits } of sql.rows(`select key, bits ${postings} and length(bits) > ${short}`, ...terms)) {
    const at = Number(key) % 65536
    const chunks = found.get(at)
    if (chunks === undefined) found.set(at, [chunkOf(bits)])
    else chunks.push(chunkOf(bits))
  }
  return new Map([...found].map(([at, chunks]) => [at, unionOf(chunks)]))
}

/** The numbers in lists of lower bits, written one after the other as hexadecimal digits of their bytes. */
function shortLists(places: readonly number[], lengths: readonly number[], digits: string): number[] {
  const bytes = new Uint8Array(digits.length / 2)
  for (let at = 0; at < bytes.length; at++) bytes[at] = 16 * digitAt(digits, 2 * at) + digitAt(digits, 2 * at + 1)
  const lows = new Uint16Array(bytes.buffer)
  const numbers: number[] = []
  let next = 0
  for (const [index, place] of places.entries())
    for (const end = next + (lengths[index] ?? 0); next < end; next++) numbers.push(place * 65536 + (lows[next] ?? 0))
  return numbers
}

/** The value of a hexadecimal digit as SQLite writes it, in upper case. */
function digitAt(digits: string, place: number): number {
  const code = digits.charCodeAt(place)
  return code < 58 ? code - 48 : code - 55
}
