import type { Kind, Listing, Stored } from '../catalog.ts'
import type { Stretch } from '../paging.ts'
import { exactScore } from '../search/score.ts'
import { cursorOf, keyIn, sortBytes } from '../sort-key.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import { type Frequencies, waysOf } from './frequencies.ts'
import { type NamingConditions, type NamingSearch, scoreExpression, titleCondition } from './text-search.ts'
import { countOf, Where } from './where.ts'

/** The query functions of a database. `kept` runs statements that are repeated frequently. */
export interface Asking {
  query: Query
  kept: Query
}

/** Reads a page of the records that meet the conditions. */
export async function postgresPage<K extends Kind>(
  asking: Asking,
  kind: K,
  conditions: NamingConditions,
  stretch: Stretch,
  frequencies: Frequencies,
): Promise<Listing<K>> {
  const { query } = asking
  const { search } = conditions
  if (stretch.byRelevance && search !== undefined)
    return rankedPage(asking, kind, { conditions: { ...conditions, search }, stretch, frequencies })
  const { limit, byCursor, after, count, sort } = stretch
  const isBackwards = sort?.startsWith('-') === true
  const column = sort === undefined ? 'sort' : sort.endsWith('title') ? 'title' : 'date'
  const where = new Where(kind, conditions, frequencies)
  if (after !== undefined) where.add(`r.${column} ${isBackwards ? '<' : '>'} ${where.bind(sortBytes(after))}`)
  const order = `r.${column}${isBackwards ? ' desc' : ''}`
  const [rows, total] = await Promise.all([
    bodies(query, kind, where, order, { ...stretch, limit: byCursor ? limit + 1 : limit }),
    count ? countOf(query, kind, new Where(kind, conditions, frequencies)) : undefined,
  ])
  const records: Stored[K][] = rows.slice(0, limit).map(body => JSON.parse(body))
  const last = records.at(-1)
  return {
    records,
    ...(total !== undefined && { count: total }),
    ...(last !== undefined && rows.length > limit && { next: cursorOf(keyIn(kind, last, sort)) }),
  }
}

/**
 * The offset from which the ids of a page are looked up first. Sorting ids is cheap, whereas sorting whole records is
 * not.
 */
const deep = 100

async function bodies(
  query: Query,
  kind: Kind,
  where: Where,
  order: string,
  { limit, offset }: Pick<Stretch, 'limit' | 'offset'>,
): Promise<string[]> {
  const found = `from ${tableOf(kind)} r where ${where} order by ${order} limit ${where.bind(limit)} offset ${where.bind(offset)}`
  if (offset < deep) return (await query(`select r.body ${found}`, where.values)).rows.map(({ body }) => String(body))
  const { rows } = await query(`select r.id ${found}`, where.values)
  const held = await query(`select id, body from ${tableOf(kind)} where id = any($1::uuid[])`, [
    rows.map(({ id }) => id),
  ])
  const byId = new Map(held.rows.map(({ id, body }) => [id, String(body)]))
  return rows.flatMap(({ id }) => byId.get(id) ?? [])
}

/** The maximum number of matches to score. Scoring one match takes a few microseconds. */
const scored = 10_000

interface Ranking {
  kind: Kind
  conditions: NamingConditions & { search: NamingSearch }
  stretch: Stretch
  frequencies: Frequencies
}

/**
 * Returns a page of the best matches or, if there are too many to score, a page of all matches with those in titles
 * first.
 *
 * Matches in titles are scored if they are few enough; the others follow in listing order.
 */
async function rankedPage<K extends Kind>(
  { query, kept }: Asking,
  kind: K,
  asked: Omit<Ranking, 'kind'>,
): Promise<Listing<K>> {
  const ranking = { ...asked, kind }
  const { search, ids, order, either, common, rare } = asked.conditions
  // With further conditions, the best plan depends on the values.
  const isAlone = !ids && !order && !either && common.length + rare.length === 0
  const few = waysOf(search, asked.frequencies).areFew ? await scoredPage(isAlone ? kept : query, ranking) : undefined
  const { bodies: found, total } = few ?? (await groupedPage(query, ranking))
  return { records: found.map(body => JSON.parse(body)), ...(asked.stretch.count && { count: total }) }
}

interface Page {
  bodies: string[]
  total: number
}

/** Counts, scores and sorts all matches in one query. Returns undefined if there are more than 10,000. */
async function scoredPage(
  query: Query,
  { kind, conditions, stretch, frequencies }: Ranking,
): Promise<Page | undefined> {
  const where = new Where(kind, conditions, frequencies)
  const bind = (value: unknown): string => where.bind(value)
  const { rows } = await query(
    `with found as materialized (
        select r.id, r.sort, ${scoreExpression(bind, conditions.search, exactScore)} as score from ${tableOf(kind)} r
        where ${where} limit ${bind(scored + 1)}),
      page as (select id, sort, score from found order by score desc, sort limit ${bind(stretch.limit)} offset ${bind(stretch.offset)})
      select total, body from (select count(*) as total from found) counted
        left join (page join ${tableOf(kind)} r using (id)) on true order by page.score desc, page.sort`,
    where.values,
  )
  const total = Number(rows[0]?.total)
  if (total > scored) return undefined
  return { total, bodies: rows.flatMap(({ body }) => (body === null ? [] : [String(body)])) }
}

/**
 * Returns a page of a large result: matches in titles first, then all others. Scores all matches together if there are
 * at most 10,000.
 */
async function groupedPage(query: Query, { kind, conditions, stretch, frequencies }: Ranking): Promise<Page> {
  const { search } = conditions
  const { total, titled } = await counts()
  const [all, inTitle, others] = [whereAll(), whereAll(), whereAll()]
  inTitle.add(titleCondition(value => inTitle.bind(value), search))
  others.add(`not (${titleCondition(value => others.bind(value), search)})`)
  const groups =
    total <= scored || search.wanted.length === 0
      ? [{ where: all, size: total, isScored: total <= scored }]
      : [
          { where: inTitle, size: titled, isScored: titled <= scored },
          { where: others, size: total - titled, isScored: false },
        ]
  const found: string[] = []
  let { offset: skip } = stretch
  for (const { where, size, isScored } of groups) {
    if (skip < size) {
      const order = isScored
        ? `(${scoreExpression(value => where.bind(value), search, exactScore)}) desc, r.sort`
        : 'r.sort'
      found.push(...(await bodies(query, kind, where, order, { limit: stretch.limit - found.length, offset: skip })))
    }
    if (found.length >= stretch.limit) break
    skip = Math.max(0, skip - size)
  }
  return { bodies: found, total }

  function whereAll(): Where {
    return new Where(kind, conditions, frequencies)
  }

  async function counts(): Promise<{ total: number; titled: number }> {
    const where = whereAll()
    const isTitled = search.wanted.length === 0 ? 'false' : titleCondition(value => where.bind(value), search)
    const { rows } = await query(
      `select count(*) as total, count(*) filter (where ${isTitled}) as titled from ${tableOf(kind)} r where ${where}`,
      where.values,
    )
    return { total: Number(rows[0]?.total), titled: Number(rows[0]?.titled) }
  }
}
