import type { Kind, Listing, Stored } from '../catalog.ts'
import { compareBytes, everything, type Range } from '../conditions.ts'
import { sortBytes } from '../sort-bytes.ts'
import { cursorOf, sortKeyOf } from '../sort-key.ts'
import type { Stretch } from '../stretch.ts'
import type { Statements } from './database.ts'
import { numbersIn } from './index-reader.ts'
import { has, membersOf, type NumberSet, sizeOf } from './number-set.ts'

/** Matches up to which they are sorted; of more, the order is walked until the page is full. */
const few = 1000
const longestBlock = 16_384

/** What a page is taken out of. */
export interface Matching {
  /** The records that match; undefined where all do. */
  set: NumberSet | undefined
  /** How many records there are. */
  total: number
  /** Stretches of the order in which all matches are, where that is known. */
  order: readonly Range[] | undefined
}

/** A page of the records that match. */
export function pageOf<K extends Kind>(sql: Statements, kind: K, matching: Matching, stretch: Stretch): Listing<K> {
  const { limit, offset, byCursor, count } = stretch
  const size = matching.set === undefined ? matching.total : sizeOf(matching.set)
  const wanted = byCursor ? limit + 1 : limit
  const numbers = offset >= size ? [] : numbersOf(sql, kind, matching, size, { ...stretch, limit: wanted })
  const records = numbers.slice(0, limit).map(no => recordAt(sql, kind, no))
  const last = records.at(-1)
  return {
    records,
    ...(count && { count: size }),
    ...(last !== undefined && numbers.length > limit && { next: cursorOf(sortKeyOf(kind, last)) }),
  }
}

/** The record of a number. */
const recordAt = <K extends Kind>(sql: Statements, kind: K, no: number): Stored[K] =>
  JSON.parse(String(sql.first(`select body from ${kind} where no = ?`, no)?.body))

function numbersOf(
  sql: Statements,
  kind: Kind,
  { set, total, order }: Matching,
  size: number,
  stretch: Stretch,
): number[] {
  const hull = hullOf(order)
  const start = stretch.after === undefined ? hull.from : later(hull.from, sortBytes(stretch.after))
  if (set === undefined) return all(sql, kind, start, stretch)
  if (size <= few) return sorted(sql, kind, set, start, stretch)
  return walked(sql, kind, set, { start, end: hull.below, density: size / total }, stretch)
}

function all(sql: Statements, kind: Kind, start: Uint8Array, { limit, offset }: Stretch): number[] {
  const rows = sql.rows(
    `select no from ${kind}_order where sort > ? order by sort limit ? offset ?`,
    start,
    limit,
    offset,
  )
  return Array.from(rows, ({ no }) => Number(no))
}

function sorted(sql: Statements, kind: Kind, set: NumberSet, start: Uint8Array, { limit, offset }: Stretch): number[] {
  const keys: { no: number; sort: Uint8Array }[] = []
  for (const no of membersOf(set)) {
    const sort = sql.first(`select sort from ${kind} where no = ?`, no)?.sort
    if (sort instanceof Uint8Array && compareBytes(sort, start) > 0) keys.push({ no, sort })
  }
  keys.sort((a, b) => compareBytes(a.sort, b.sort))
  return keys.slice(offset, offset + limit).map(({ no }) => no)
}

function walked(
  sql: Statements,
  kind: Kind,
  set: NumberSet,
  { start, end, density }: { start: Uint8Array; end: Uint8Array; density: number },
  { limit, offset }: Stretch,
): number[] {
  const found: number[] = []
  let toSkip = offset
  let block = Math.min(longestBlock, Math.ceil(((offset + limit) / density) * 1.2) + 8)
  for (let from: unknown = start; from instanceof Uint8Array; block = Math.min(longestBlock, block * 2)) {
    const row = sql.first(
      `select json_group_array(no) as numbers, max(sort) as last from
        (select no, sort from ${kind}_order where sort > ? and sort < ? order by sort limit ?)`,
      from,
      end,
      block,
    )
    for (const no of numbersIn(row?.numbers)) {
      if (!has(set, no)) continue
      if (toSkip > 0) toSkip--
      else if (found.push(no) === limit) return found
    }
    from = row?.last
  }
  return found
}

/** From where to where in the order the stretches lie. */
function hullOf(order: readonly Range[] = []): { from: Uint8Array; below: Uint8Array } {
  const [first, ...others] = order
  if (first === undefined) return everything
  const from = others.reduce((least, range) => (compareBytes(range.from, least) < 0 ? range.from : least), first.from)
  const below = others.reduce(
    (most, range) => later(range.below ?? everything.below, most),
    first.below ?? everything.below,
  )
  return { from, below }
}

const later = (a: Uint8Array, b: Uint8Array): Uint8Array => (compareBytes(a, b) > 0 ? a : b)
