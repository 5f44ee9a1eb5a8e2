import type { Kind, Listing, Stored } from '../catalog.ts'
import { compareBytes, everything, type Range } from '../ranges.ts'
import { cursorOf, sortBytes, sortKeyOf } from '../sort-key.ts'
import type { Stretch } from '../stretch.ts'
import type { Statements } from './database.ts'
import { numbersIn } from './index-reader.ts'
import { has, membersOf, type NumberSet, sizeOf } from './number-set.ts'

/** Up to this many matches are sorted; with more, the order is walked until the page is full. */
const few = 1000
const longestBlock = 16_384

/** The matches from which a page is taken. */
export interface Matching {
  /** The records that match; undefined if all do. */
  set: NumberSet | undefined
  /** Total number of records. */
  total: number
  /** Stretches of the order that contain all matches, if known. */
  order: readonly Range[] | undefined
}

/** A page of the records that match. */
export function pageOf<K extends Kind>(sql: Statements, kind: K, matching: Matching, stretch: Stretch): Listing<K> {
  const { limit, offset, byCursor, count } = stretch
  const size = matching.set === undefined ? matching.total : sizeOf(matching.set)
  const wanted = byCursor ? limit + 1 : limit
  const numbers = offset >= size ? [] : numbersOf(sql, kind, matching, size, { ...stretch, limit: wanted })
  const records = recordsAt(sql, kind, numbers.slice(0, limit))
  const last = records.at(-1)
  return {
    records,
    ...(count && { count: size }),
    ...(last !== undefined && numbers.length > limit && { next: cursorOf(sortKeyOf(kind, last)) }),
  }
}

/** The records with the given numbers. SQLite returns one text much faster than many rows, and compact JSON contains no line breaks. */
function recordsAt<K extends Kind>(sql: Statements, kind: K, numbers: readonly number[]): Stored[K][] {
  if (numbers.length === 0) return []
  const row = sql.first(
    `select group_concat(body, char(10)) as bodies from
      (select body from json_each(?) cross join ${kind} on no = value order by key)`,
    JSON.stringify(numbers),
  )
  return String(row?.bodies)
    .split('\n')
    .map(body => JSON.parse(body))
}

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
  const page = `select no from ${kind}_order where sort > ? order by sort limit ? offset ?`
  return numbersIn(sql.first(`select json_group_array(no) as numbers from (${page})`, start, limit, offset)?.numbers)
}

function sorted(sql: Statements, kind: Kind, set: NumberSet, start: Uint8Array, { limit, offset }: Stretch): number[] {
  const row = sql.first(
    `select json_group_array(no) as numbers from
      (select no from json_each(?) cross join ${kind} on no = value where sort > ? order by sort limit ? offset ?)`,
    JSON.stringify([...membersOf(set)]),
    start,
    limit,
    offset,
  )
  return numbersIn(row?.numbers)
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

/** The smallest range of the order that contains all stretches. */
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
