import { cursorOf, sortKeyOf } from '../src/catalog/sort-key.ts'
import type { Bench, Effort, Row } from './bench.ts'
import { uuidFor, valueCounts } from './catalog-records.ts'
import { catalogs, opened, shown } from './large-catalog.ts'
import { generator, type Loaded, rateOf, startServer } from './load.ts'
import { median } from './measure.ts'
import { seeded } from './random.ts'
import { duration, times } from './units.ts'

/**
 * The service over HTTP under a load of 32 connections, compared with a bare server that sends the bytes of one
 * response.
 *
 * Some requests are compared with other requests to the service instead. Also measures the memory of the service.
 */
export const httpLoads: Bench = {
  id: 'http',
  async run(effort) {
    const { few, many, small, large, folder } = await catalogs(effort)
    const [ofFew, ofMany] = [few, many].map(count => idTargets('resources', count, 2, few)) as [string[], string[]]
    const one = ofMany.slice(0, 1)
    const servers = {
      bare: await startServer('http-server.mjs', 'bare', large, one[0] ?? ''),
      small: await startServer('http-server.mjs', 'catalog', small),
      large: await startServer('http-server.mjs', 'catalog', large),
    }
    const load = new Load(effort, folder)
    const filters = filterTargets(many)
    const rows = [
      await load.row(`a resource of ${shown(many)} by id, bare node:http and the service`, {
        first: [servers.bare, one],
        second: [servers.large, one],
        most: 1 / 0.6,
      }),
      await load.row(`${shown(few)} resources by id in random order, of ${shown(few)} and of ${shown(many)}`, {
        first: [servers.small, ofFew],
        second: [servers.large, ofMany],
        most: 1.2,
      }),
      await load.row(`20,000 resources of ${shown(many)} by id in random order, bare node:http and the service`, {
        first: [servers.bare, one],
        second: [servers.large, idTargets('resources', many, 2, 20_000)],
        most: 1 / 0.6,
      }),
      await load.row(`a page by cursor, the first and at ${shown(Math.floor(many * 0.9))}`, {
        first: [servers.large, cursorTargets('*')],
        second: [servers.large, cursorTargets(await cursorAt(large, Math.floor(many * 0.9)))],
        most: 1.2,
      }),
      await load.row(`a dataset of ${shown(many)} by id, and a page of three specifiers rarely requested before`, {
        first: [servers.large, idTargets('datasets', many, 1, 20_000)],
        second: [servers.large, filters],
        most: 3,
      }),
      await load.row(`a dataset of ${shown(many)} by id, and 500 pages of three specifiers, repeatedly`, {
        first: [servers.large, idTargets('datasets', many, 1, 20_000)],
        second: [servers.large, filters.slice(0, 500)],
        most: 3,
      }),
      await load.row(`a resource of ${shown(many)} by id, and its page in HTML, rarely requested before`, {
        first: [servers.large, idTargets('resources', many, 2, 20_000)],
        second: [servers.large, pageTargets(many, 20_000)],
        most: 15,
      }),
      await load.row(`a resource of ${shown(many)} by id, and 500 pages in HTML, repeatedly`, {
        first: [servers.large, idTargets('resources', many, 2, 20_000)],
        second: [servers.large, pageTargets(many, 500)],
        most: 2,
      }),
      await memory(servers.large, many),
    ]
    for (const server of Object.values(servers)) server.end()
    return rows
  },
}

type Side = [server: Loaded, targets: readonly string[]]

class Load {
  readonly #effort: Effort
  readonly #folder: string

  constructor(effort: Effort, folder: string) {
    this.#effort = effort
    this.#folder = folder
  }

  async row(what: string, { first, second, most }: { first: Side; second: Side; most: number }): Promise<Row> {
    const [seconds, rounds] = this.#effort.isSmoke ? [1, 1] : [3, 5]
    const sides = [first, second].map(side => ({ side, rates: [] as number[] }))
    for (let round = this.#effort.isSmoke ? 0 : -1; round < rounds; round++) {
      for (const { side, rates } of round % 2 === 0 ? sides : sides.toReversed()) {
        const rate = await rateOf(side[0].url, side[1], seconds, this.#folder)
        if (round >= 0) rates.push(rate)
      }
    }
    const [one = Number.NaN, other = Number.NaN] = sides.map(({ rates }) => median(rates))
    return {
      what: `${what}, by ${generator}`,
      baseline: `${shown(Math.round(one))}/s`,
      candidate: `${shown(Math.round(other))}/s`,
      ratio: times(one / other),
      target: `at most ${most.toFixed(2)} ×`,
      reached: one / other <= most,
    }
  }
}

/** Returns the request targets of `some` records, chosen at random from `count` records. A record can recur. */
function idTargets(collection: string, count: number, kind: number, some: number): string[] {
  const random = seeded(kind)
  return Array.from({ length: some }, () => `/api/v1/${collection}/${uuidFor(random.below(count), kind)}/`)
}

const pageTargets = (count: number, some: number): string[] =>
  idTargets('resources', count, 2, some).map(target => target.replace('/api/v1', ''))

/** Returns a request target for each combination of the values of the filtered specifiers, in random order. */
function filterTargets(many: number): string[] {
  const targets = Object.entries(valueCounts(many)).reduce<string[]>(
    (starts, [name, count]) =>
      starts.flatMap(start => Array.from({ length: count }, (_, number) => `${start}&${name}=${name}-${number}`)),
    ['/api/v1/datasets/?page=1'],
  )
  const random = seeded(3)
  return targets
    .map(target => ({ target, place: random.below(2 ** 31) }))
    .sort((a, b) => a.place - b.place)
    .map(({ target }) => target)
}

/** Returns 20,000 different request targets for the page at a cursor, so that cached responses are rarely used. */
const cursorTargets = (cursor: string): string[] =>
  Array.from({ length: 20_000 }, (_, number) => `/api/v1/datasets/?cursor=${cursor}&page=${number}`)

async function cursorAt(path: string, offset: number): Promise<string> {
  const catalog = opened(path)
  const { records } = await catalog.list('dataset', { limit: 1, offset })
  await catalog.close()
  return records[0] === undefined ? '*' : encodeURIComponent(cursorOf(sortKeyOf('dataset', records[0])))
}

/** Measures the memory use of a server while a client lists every dataset by cursor, in pages of the maximum size. */
async function memory(server: Loaded, many: number): Promise<Row> {
  const before = await server.ask('bytes')
  const start = performance.now()
  let [most, pages] = [before, 0]
  for (let target = '/api/v1/datasets/?cursor=*&page_size=1000'; target !== ''; pages++) {
    const page = (await (await fetch(server.url + target)).json()) as { next: string | null }
    const { pathname, search } = new URL(page.next ?? server.url)
    target = page.next === null ? '' : pathname + search
    if (pages % 100 === 0) most = Math.max(most, await server.ask('bytes'))
  }
  return {
    what: `memory of the server before and while ${shown(many)} datasets are listed, ${duration(performance.now() - start)}`,
    baseline: `${(before / 1e6).toFixed(0)} MB`,
    candidate: `${(most / 1e6).toFixed(0)} MB`,
    ratio: times(most / before),
    target: 'at most 1.5 ×',
    reached: most / before <= 1.5,
  }
}
