import type { Kind, Listing, Stored } from '../catalog.ts'
import type { Conditions } from '../conditions.ts'
import type { Search } from '../search/parse.ts'
import { exactScore } from '../search/score.ts'
import { cursorOf, keyIn, sortBytes } from '../sort-key.ts'
import type { Stretch } from '../stretch.ts'
import type { Frequencies } from './frequencies.ts'
import type { Query } from './pool.ts'
import { scoreExpression, titleCondition } from './search.ts'
import { tableOf } from './tables.ts'
import { countOf, Where } from './where.ts'

/** A page of the records that meet the conditions. */
export async function postgresPage<K extends Kind>(
  query: Query,
  kind: K,
  conditions: Conditions,
  stretch: Stretch,
  frequencies: Frequencies,
): Promise<Listing<K>> {
  const { search } = conditions
  if (stretch.byRelevance && search !== undefined)
    return rankedPage(query, kind, { ...conditions, search }, stretch, frequencies)
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

/** Records that a page may skip before their ids are looked up first: sorting ids is cheap, sorting whole records is not. */
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

/** More matches than this are not all scored: it takes some microseconds for each. */
const scored = 10_000

/**
 * The best first. Of very many matches those with all words in their titles come first, scored if they are not too many themselves; the others
 * follow in the order of the listing.
 */
async function rankedPage<K extends Kind>(
  query: Query,
  kind: K,
  conditions: Conditions & { search: Search },
  { limit, offset, count }: Stretch,
  frequencies: Frequencies,
): Promise<Listing<K>> {
  const { search } = conditions
  const total = await countOf(query, kind, new Where(kind, conditions, frequencies))
  const groups =
    total <= scored || search.wanted.length === 0
      ? [{ where: new Where(kind, conditions, frequencies), size: total, isScored: total <= scored }]
      : await byTitle()
  const found: string[] = []
  let skip = offset
  for (const { where, size, isScored } of groups) {
    if (skip < size) {
      const order = isScored
        ? `(${scoreExpression(value => where.bind(value), kind, search, exactScore)}) desc, r.sort`
        : 'r.sort'
      found.push(...(await bodies(query, kind, where, order, { limit: limit - found.length, offset: skip })))
    }
    if (found.length >= limit) break
    skip = Math.max(0, skip - size)
  }
  return { records: found.map(body => JSON.parse(body)), ...(count && { count: total }) }

  async function byTitle() {
    const [inTitle, others] = [new Where(kind, conditions, frequencies), new Where(kind, conditions, frequencies)]
    inTitle.add(titleCondition(value => inTitle.bind(value), search))
    others.add(`not (${titleCondition(value => others.bind(value), search)})`)
    const size = await countOf(query, kind, inTitle)
    return [
      { where: inTitle, size, isScored: size <= scored },
      { where: others, size: total - size, isScored: false },
    ]
  }
}
