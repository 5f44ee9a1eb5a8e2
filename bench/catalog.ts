import type { Catalog } from '../src/catalog/index.ts'
import { cursorOf, sortKeyOf } from '../src/catalog/sort-key.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { uuidFor, valueCounts } from './catalog-records.ts'
import { catalogs, opened, shown } from './large-catalog.ts'
import { type Comparison, compare, compareAwaited, type Work } from './measure.ts'
import { postgresCatalogs } from './postgres-catalog.ts'
import { seeded } from './random.ts'
import { duration, times } from './units.ts'

/**
 * Measures lookups, pages, filters and searches in a SQLite catalog with a million resources and a million datasets.
 *
 * Id lookups are compared with those in a small catalog, a deep page with the first page, and filters and searches with
 * id lookups. Also measures memory, filling the catalog, and searches in PostgreSQL.
 */
export const catalogLoads: Bench = {
  id: 'catalog',
  async run(effort) {
    const { few, many, rates, ...paths } = await catalogs(effort)
    const [small, large] = [opened(paths.small), opened(paths.large)]
    const rows = [
      ...lookups(small, large, few, many, effort),
      await depth(large, many, effort),
      ...(await filters(large, many, effort)),
      await search(large, many, effort),
      ...(await searchInPostgres(effort)),
      ...rates,
      await memory(large, many),
    ]
    await small.close()
    await large.close()
    return rows
  },
}

/** Returns a function that cycles through 2,000 random ids, so that the database does not always read the same page. */
function ids(count: number, kind: number): () => string {
  const random = seeded(kind)
  const list = Array.from({ length: 2000 }, () => uuidFor(random.below(count), kind))
  let next = 0
  return () => list[next++ % list.length] ?? ''
}

// Lookups take a few microseconds; an HTTP request takes many more, which the service's own measurement shows.
// The catalog's functions are asynchronous only in their type: SQLite has answered when they return.
function lookups(small: Catalog, large: Catalog, few: number, many: number, effort: Effort): Row[] {
  const [idOfFew, idOfMany] = [ids(few, 2), ids(many, 2)]
  const ask =
    (catalog: Catalog, id: () => string): Work =>
    () =>
      catalog.served(id())
  return [
    row(`a resource by id, among ${shown(few)} and ${shown(many)}`, ask(small, idOfFew), ask(large, idOfMany), effort),
  ]
}

async function depth(catalog: Catalog, many: number, effort: Effort): Promise<Row> {
  const { records } = await catalog.list('dataset', { limit: 1, offset: Math.floor(many * 0.9) })
  const cursor = records[0] === undefined ? '*' : cursorOf(sortKeyOf('dataset', records[0]))
  const page =
    (from: string): Work =>
    () =>
      catalog.list('dataset', { limit: 20, cursor: from, count: true })
  return row(
    `a page by cursor, the first and at ${shown(Math.floor(many * 0.9))}`,
    page('*'),
    page(cursor),
    effort,
    1.2,
  )
}

async function filters(catalog: Catalog, many: number, effort: Effort): Promise<Row[]> {
  const random = seeded(3)
  const combinations = Array.from(
    { length: 200 },
    () =>
      new Map(
        Object.entries(valueCounts(many)).map(([name, count]) => [name, [`${name}-${random.below(count)}`]] as const),
      ),
  )
  let next = 0
  let found = 0
  const filter = () => {
    const specifiers = combinations[next++ % combinations.length] ?? new Map()
    return catalog.list('dataset', { specifiers, limit: 100, count: true })
  }
  for (const _ of combinations) found += (await filter()).records.length
  const [id, size] = [ids(many, 1), Math.round(found / combinations.length)]
  const lookup = () => catalog.get('dataset', id())
  const asMany = () => Array.from({ length: size }, lookup)
  return [
    row(`three specifiers of ${shown(many)} datasets (${size} found), as many ids`, asMany, filter, effort, 3),
    row('  and one id', lookup, filter, effort),
  ]
}

async function search(catalog: Catalog, many: number, effort: Effort): Promise<Row> {
  const { what, lookup, ranked } = await searches(catalog, many)
  return row(what, lookup, ranked, effort, 30)
}

async function searchInPostgres(effort: Effort): Promise<Row[]> {
  const found = await postgresCatalogs(effort)
  if (found === undefined) return []
  const { catalog, many, end, rates } = found
  try {
    const { what, lookup, ranked } = await searches(catalog, many)
    return [...rates, ratioRow(`PostgreSQL: ${what}`, await compareAwaited(lookup, ranked, effort), 30)]
  } finally {
    await end()
  }
}

/**
 * Returns two pieces of work, ranked searches and id lookups, with a label for the comparison.
 *
 * Each search is for two words: one that a third of the titles contain, and a random number.
 */
async function searches(catalog: Catalog, many: number): Promise<{ what: string; lookup: Work; ranked: Work }> {
  const random = seeded(4)
  const queries = Array.from(
    { length: 500 },
    () => `${random.pick(['rainfall', 'moisture', 'discharge'])} ${random.below(10_000)}`,
  )
  let next = 0
  const counts: number[] = []
  const ranked = () =>
    catalog.list('resource', {
      query: queries[next++ % queries.length] ?? '',
      sort: 'relevance',
      limit: 20,
      count: true,
    })
  for (const _ of queries) counts.push((await ranked()).count ?? 0)
  const id = ids(many, 2)
  const found = Math.round(counts.reduce((sum, count) => sum + count, 0) / counts.length)
  return {
    what: `20 of ${found} resources by two words among ${shown(many)}, the best first, and one id`,
    lookup: () => catalog.get('resource', id()),
    ranked,
  }
}

async function memory(catalog: Catalog, many: number): Promise<Row> {
  const held = (): number => {
    globalThis.gc?.()
    const { heapUsed, external } = process.memoryUsage()
    return (heapUsed + external) / 1e6
  }
  const before = held()
  let [most, count] = [before, 0]
  for await (const _ of catalog.iterate('resource'))
    if (++count % Math.ceil(many / 20) === 0) most = Math.max(most, held())
  return {
    what: `memory while iterating ${shown(count)} resources, and before`,
    baseline: `${before.toFixed(0)} MB`,
    candidate: `${most.toFixed(0)} MB`,
    ratio: times(most / before),
    target: 'at most 1.5 ×',
    reached: most / before <= 1.5,
  }
}

const row = (what: string, first: Work, second: Work, effort: Effort, most?: number): Row =>
  ratioRow(what, compare(first, second, effort), most)

function ratioRow(what: string, { baseline, candidate }: Comparison, most?: number): Row {
  const ratio = candidate / baseline
  return {
    what,
    baseline: duration(baseline),
    candidate: duration(candidate),
    ratio: times(ratio),
    ...(most !== undefined && { target: `at most ${most} ×`, reached: ratio <= most }),
  }
}
