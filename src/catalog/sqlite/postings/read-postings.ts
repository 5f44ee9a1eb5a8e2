import type { Kind } from '../../catalog.ts'
import type { Range } from '../../filter/key-ranges.ts'
import { numbersIn, type Statements } from '../database.ts'
import { type Chunk, type NumberSet, setOf, unionOf } from './number-set.ts'
import { chunkOf } from './stored-chunk.ts'

/** The maximum size of a short list in bytes, at two bytes per record. */
const short = 128

/** Returns the numbers of the records that have any of the terms in a range. */
export function postingsIn(sql: Statements, kind: Kind, { from, below }: Range): NumberSet {
  const condition = below === undefined ? 'term = ?' : 'term >= ? and term < ?'
  const postings = `from ${kind}_term t cross join ${kind}_posting
    where ${condition} and key >= t.no * 65536 and key < (t.no + 1) * 65536`
  const terms = below === undefined ? [from] : [from, below]
  // A prefix of a number may match a hundred terms with few records each. Reading one row per term takes three times as
  // long as one row for all.
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

/** Returns the numbers in short lists, given their lower 16 bits as hexadecimal digits. */
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

/** Returns the value of a hexadecimal digit in upper case, as SQLite writes it. */
function digitAt(digits: string, place: number): number {
  const code = digits.charCodeAt(place)
  return code < 58 ? code - 48 : code - 55
}
