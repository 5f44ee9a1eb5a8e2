import type { Catalog, Filters, Kind, Listing, ListQuery, Stored } from './catalog.ts'
import { changesOf, type Held } from './changes.ts'
import { type CountedValue, facetsOf } from './facets.ts'
import { hashOf } from './hash.ts'
import { ingestInto } from './ingest.ts'
import { matches } from './matches.ts'
import { compareKeys, cursorOf, sortKeyOf } from './sort-key.ts'
import { stretchOf } from './stretch.ts'

/** A catalog that lives in memory, for some ten thousand records: every listing looks at all of them. Empty until something is ingested. */
export function memoryCatalog(): Catalog {
  const shelves: { [K in Kind]: Shelf<K> } = {
    dataset: new Shelf('dataset'),
    file: new Shelf('file'),
    resource: new Shelf('resource'),
  }
  const shelf = <K extends Kind>(kind: K): Shelf<K> => shelves[kind]
  return {
    get: async (kind, id) => shelf(kind).held.get(id)?.record,
    async served(id) {
      const resource = shelves.resource.held.get(id)?.record
      if (resource === undefined) return undefined
      const json = JSON.stringify(resource)
      return { json, hash: await hashOf(json) }
    },
    byDoi: async doi => shelves.resource.matching({ doi: [doi] })[0],
    list: async (kind, query) => shelf(kind).list(query),
    async *iterate(kind, filters = {}) {
      yield* shelf(kind).matching(filters)
    },
    specifiers: async kind =>
      new Set(
        shelf(kind)
          .matching({ all: true })
          .flatMap(({ specifiers }) => Object.keys(specifiers)),
      ),
    facets: async (kind, filters = {}) => facetsOf(countedValues(shelf(kind).matching(filters))),
    ingest: (records, options) =>
      ingestInto(records, options, async batch => {
        const { dataset, file, resource } = changesOf(batch, {
          dataset: shelves.dataset.held,
          file: shelves.file.held,
          resource: shelves.resource.held,
        })
        shelves.dataset.put(dataset)
        shelves.file.put(file)
        shelves.resource.put(resource)
      }),
    ready: async () => undefined,
    close: async () => undefined,
  }
}

/** The records of a kind, sorted when next they are listed. */
class Shelf<K extends Kind> {
  readonly held = new Map<string, Held<K>>()
  readonly #kind: K
  #sorted: Stored[K][] | undefined

  constructor(kind: K) {
    this.#kind = kind
  }

  put(changes: ReadonlyMap<string, Held<K>>): void {
    for (const [id, held] of changes) this.held.set(id, held)
    this.#sorted = undefined
  }

  matching(filters: Filters): Stored[K][] {
    const kind = this.#kind
    this.#sorted ??= [...this.held.values()]
      .map(({ record }) => record)
      .sort((a, b) => compareKeys(sortKeyOf(kind, a), sortKeyOf(kind, b)))
    return this.#sorted.filter(record => matches(kind, record, filters))
  }

  list(query: ListQuery): Listing<K> {
    const { limit, offset, byCursor, after, count } = stretchOf(query)
    const found = this.matching(query)
    const counted = count ? { count: found.length } : {}
    if (!byCursor) return { records: found.slice(offset, offset + limit), ...counted }
    const start = after ? found.findIndex(record => compareKeys(sortKeyOf(this.#kind, record), after) > 0) : 0
    const records = start < 0 ? [] : found.slice(start, start + limit)
    const last = records.at(-1)
    const hasMore = last !== undefined && start + limit < found.length
    return { records, ...counted, ...(hasMore && { next: cursorOf(sortKeyOf(this.#kind, last)) }) }
  }
}

function* countedValues(records: readonly (Stored['dataset'] | Stored['file'])[]): Generator<CountedValue> {
  for (const { specifiers } of records)
    for (const [name, value] of Object.entries(specifiers)) yield { name, value: String(value), count: 1 }
}
