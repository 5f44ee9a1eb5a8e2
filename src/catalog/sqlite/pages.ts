import type { Kind, Listing, Stored } from '../catalog.ts'
import { compareBytes, everything, type Range } from '../filter/key-ranges.ts'
import type { Sort } from '../filters.ts'
import type { Stretch } from '../paging.ts'
import { cursorOf, keyIn, sortBytes } from '../sort-key.ts'
import { numbersIn, type Row, type Statements } from './database.ts'
import { has, membersOf, type NumberSet, sizeOf } from './postings/number-set.ts'

/** The maximum number of matches that are sorted. If there are more, the order is scanned until the page is full. */
const few = 1000
const longestBlock = 16_384

/** The matches from which a page is selected. */
export interface Matching {
  /** The matching records; undefined if all match. */
  set: NumberSet | undefined
  /** The total number of records. */
  total: number
  /** Ranges of the listing order that contain all matches, if known. */
  order: readonly Range[] | undefined
  /** The matches in groups, best first, if sorted by relevance. */
  ranked?: Iterable<NumberSet> | undefined
}

/** Reads a page of the matching records. */
export function pageOf<K extends Kind>(sql: Statements, kind: K, matching: Matching, stretch: Stretch): Listing<K> {
  const { limit, offset, byCursor, count } = stretch
  const size = matching.set === undefined ? matching.total : sizeOf(matching.set)
  if (matching.ranked !== undefined)
    return listingOf(rankedTexts(sql, kind, { ...matching, ranked: matching.ranked }, stretch), {
      ...(count && { count: size }),
    })
  const wanted = byCursor ? limit + 1 : limit
  const numbers = offset >= size ? [] : numbersOf(sql, kind, matching, size, { ...stretch, limit: wanted })
  const texts = textsAt(sql, kind, numbers.slice(0, limit))
  const last = numbers.length > limit ? texts.at(-1) : undefined
  return listingOf(texts, {
    ...(count && { count: size }),
    ...(last !== undefined && { next: cursorOf(keyIn(kind, JSON.parse(last) as Stored[K], stretch.sort)) }),
  })
}

/** Creates a listing that parses its records on first access. */
function listingOf<K extends Kind>(texts: readonly string[], rest: Omit<Listing<K>, 'records' | 'texts'>): Listing<K> {
  let records: Stored[K][] | undefined
  const read = (): Stored[K][] => (records ??= JSON.parse(`[${texts.join(',')}]`))
  return Object.defineProperties(rest, {
    records: { enumerable: true, get: read },
    texts: { value: texts },
  }) as Listing<K>
}

/** Reads the texts of the records with the given numbers, in the order of the list. */
const textsAt = (sql: Statements, kind: Kind, numbers: readonly number[]): string[] =>
  numbers.length === 0
    ? []
    : textsIn(
        sql.first(
          `select group_concat(body, char(30)) as bodies from
            (select body from json_each(?) cross join ${kind} on no = value order by key)`,
          JSON.stringify(numbers),
        ),
      )

/** Reads the texts of a page of records from several sets, set by set. Within a set, records are in listing order. */
const sortedTexts = (
  sql: Statements,
  kind: Kind,
  sets: readonly NumberSet[],
  { limit, offset }: Pick<Stretch, 'limit' | 'offset'>,
): string[] =>
  textsIn(
    sql.first(
      // Sorts without the bodies, which are then read only for the page.
      `select group_concat(body, char(30)) as bodies from
        (select (select body from ${kind} r where r.no = found.no) as body from
          (select no from json_each(?) one cross join json_each(one.value) member cross join ${kind} on no = member.value
            order by one.key, sort limit ? offset ?) found)`,
      JSON.stringify(sets.map(set => [...membersOf(set)])),
      limit,
      offset,
    ),
  )

/**
 * Splits the concatenated bodies of a single row, because SQLite returns one row much faster than many. No body
 * contains the separator, because JSON escapes it.
 */
const textsIn = (row: Row | undefined): string[] => (typeof row?.bodies === 'string' ? row.bodies.split('\u001e') : [])

function numbersOf(sql: Statements, kind: Kind, matching: Matching, size: number, stretch: Stretch): number[] {
  const { set, total, order } = matching
  const line = lineOf(kind, stretch.sort)
  const hull = stretch.sort === undefined ? hullOf(order) : everything
  const after = stretch.after && sortBytes(stretch.after)
  const bounds = line.isBackwards
    ? { start: after ?? hull.below, end: hull.from }
    : { start: after === undefined ? hull.from : later(hull.from, after), end: hull.below }
  if (set === undefined) return all(sql, line, bounds.start, stretch)
  if (size <= few) return sorted(sql, kind, line, set, bounds.start, stretch)
  return walked(sql, line, set, { ...bounds, density: size / total }, stretch)
}

/** A column whose index contains all records, and the direction in which the index is read. */
interface Line {
  table: string
  column: string
  isBackwards: boolean
  /** The SQL operator that selects the keys after a given key. */
  after: '>' | '<'
  before: '>' | '<'
  direction: '' | 'desc'
}

function lineOf(kind: Kind, sort: Sort | undefined): Line {
  const column = sort === undefined ? 'sort' : sort.endsWith('title') ? 'title' : 'date'
  const table = sort === undefined ? `${kind}_order` : kind
  return sort?.startsWith('-')
    ? { table, column, isBackwards: true, after: '<', before: '>', direction: 'desc' }
    : { table, column, isBackwards: false, after: '>', before: '<', direction: '' }
}

/** The maximum number of records in the adjacent groups that are sorted and read by the same query. */
const fewBodies = 200

/**
 * Reads a page of the ranked matches: group by group, each in listing order. Small adjacent groups are read together.
 */
function rankedTexts(
  sql: Statements,
  kind: Kind,
  { total, order, ranked }: Matching & { ranked: Iterable<NumberSet> },
  stretch: Stretch,
): string[] {
  const found: string[] = []
  let { offset } = stretch
  let [waiting, held]: [NumberSet[], number] = [[], 0]
  const flush = (): void => {
    const limit = stretch.limit - found.length
    if (offset < held) found.push(...sortedTexts(sql, kind, waiting, { limit, offset }))
    offset = Math.max(0, offset - held)
    waiting = []
    held = 0
  }
  for (const set of ranked) {
    const size = sizeOf(set)
    if (held + size > fewBodies) flush()
    const limit = stretch.limit - found.length
    if (limit <= 0) break
    if (size <= fewBodies) {
      waiting.push(set)
      held += size
      if (held >= offset + limit) break
    } else {
      if (offset < size)
        found.push(
          ...textsAt(sql, kind, numbersOf(sql, kind, { set, total, order }, size, { ...stretch, offset, limit })),
        )
      offset = Math.max(0, offset - size)
    }
  }
  flush()
  return found
}

function all(
  sql: Statements,
  { table, column, after, direction }: Line,
  start: Uint8Array,
  { limit, offset }: Stretch,
) {
  const page = `select no from ${table} where ${column} ${after} ? order by ${column} ${direction} limit ? offset ?`
  return numbersIn(sql.first(`select json_group_array(no) as numbers from (${page})`, start, limit, offset)?.numbers)
}

function sorted(
  sql: Statements,
  kind: Kind,
  { column, after, direction }: Line,
  set: NumberSet,
  start: Uint8Array,
  { limit, offset }: Stretch,
): number[] {
  const row = sql.first(
    `select json_group_array(no) as numbers from
      (select no from json_each(?) cross join ${kind} on no = value where ${column} ${after} ? order by ${column} ${direction}
        limit ? offset ?)`,
    JSON.stringify([...membersOf(set)]),
    start,
    limit,
    offset,
  )
  return numbersIn(row?.numbers)
}

function walked(
  sql: Statements,
  { table, column, after, before, direction, isBackwards }: Line,
  set: NumberSet,
  { start, end, density }: { start: Uint8Array; end: Uint8Array; density: number },
  { limit, offset }: Stretch,
): number[] {
  const found: number[] = []
  let toSkip = offset
  let block = Math.min(longestBlock, Math.ceil(((offset + limit) / density) * 1.2) + 8)
  for (let from: unknown = start; from instanceof Uint8Array; block = Math.min(longestBlock, block * 2)) {
    const row = sql.first(
      `select json_group_array(no) as numbers, ${isBackwards ? 'min' : 'max'}(${column}) as last from
        (select no, ${column} from ${table} where ${column} ${after} ? and ${column} ${before} ?
          order by ${column} ${direction} limit ?)`,
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

/** Returns the range of the listing order that contains all the given ranges, or the whole order for an empty list. */
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
