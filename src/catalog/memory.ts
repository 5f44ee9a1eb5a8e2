import { doiKey } from '../identifiers/index.ts'
import type { Resource } from '../model/index.ts'
import type { Catalog, Facets, Filters, Kind, Listing, ListQuery, Stored } from './catalog.ts'
import { ingestInto } from './ingest.ts'
import { listedFilesOf } from './listed-files.ts'
import { matches } from './matches.ts'
import { compareKeys, compareText, cursorOf, keyOfCursor, sortKeyOf } from './sort-key.ts'
import type { StoredDataset } from './stored.ts'

/** A catalog that lives in memory, for some ten thousand records: every listing looks at all of them. Empty until something is ingested. */
export function memoryCatalog(): Catalog {
  const shelves: { [K in Kind]: Shelf<K> } = {
    dataset: new Shelf('dataset'),
    file: new Shelf('file'),
    resource: new Shelf('resource'),
  }
  const shelf = <K extends Kind>(kind: K): Shelf<K> => shelves[kind]
  const dois = new Map<string, string>()
  return {
    get: async (kind, id) => shelf(kind).get(id),
    async byDoi(doi) {
      const id = dois.get(doiKey(doi))
      return id === undefined ? undefined : shelves.resource.get(id)
    },
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
    facets: async (kind, filters = {}) => facetsOf(shelf(kind).matching(filters)),
    ingest: (records, options) =>
      ingestInto(records, options, async batch => {
        for (const { kind, record } of batch) {
          if (kind === 'dataset') putDataset(record)
          else if (kind === 'file') shelves.file.put(record)
          else putResource(record)
        }
      }),
    ready: async () => undefined,
    close: async () => undefined,
  }

  function putDataset(record: StoredDataset): void {
    shelves.dataset.put(record)
    for (const listed of listedFilesOf(record)) {
      const file = shelves.file.get(listed.id) ?? listed
      shelves.file.put({ ...file, datasets: [...new Set([...file.datasets, record.id])] })
    }
  }

  function putResource(record: Resource): void {
    const before = shelves.resource.get(record.id)
    if (before !== undefined) dois.delete(doiKey(before.doi))
    dois.set(doiKey(record.doi), record.id)
    shelves.resource.put(record)
  }
}

/** The records of a kind, sorted when next they are listed. */
class Shelf<K extends Kind> {
  readonly #kind: K
  readonly #byId = new Map<string, Stored[K]>()
  #sorted: Stored[K][] | undefined

  constructor(kind: K) {
    this.#kind = kind
  }

  get(id: string): Stored[K] | undefined {
    return this.#byId.get(id)
  }

  put(record: Stored[K]): void {
    this.#byId.set(record.id, record)
    this.#sorted = undefined
  }

  matching(filters: Filters): Stored[K][] {
    const kind = this.#kind
    this.#sorted ??= [...this.#byId.values()].sort((a, b) => compareKeys(sortKeyOf(kind, a), sortKeyOf(kind, b)))
    return this.#sorted.filter(record => matches(kind, record, filters))
  }

  list(query: ListQuery): Listing<K> {
    const { limit, offset = 0, cursor, count } = query
    const found = this.matching(query)
    const counted = count === true ? { count: found.length } : {}
    if (cursor === undefined) return { records: found.slice(offset, offset + limit), ...counted }
    const after = keyOfCursor(cursor)
    const start =
      after === undefined ? 0 : found.findIndex(record => compareKeys(sortKeyOf(this.#kind, record), after) > 0)
    const records = start < 0 ? [] : found.slice(start, start + limit)
    const last = records.at(-1)
    const hasMore = last !== undefined && start + limit < found.length
    return { records, ...counted, ...(hasMore && { next: cursorOf(sortKeyOf(this.#kind, last)) }) }
  }
}

function facetsOf(records: readonly (Stored['dataset'] | Stored['file'])[]): Facets {
  const counts = new Map<string, Map<string, number>>()
  for (const { specifiers } of records) {
    for (const [name, value] of Object.entries(specifiers)) {
      const values = counts.get(name) ?? new Map<string, number>()
      counts.set(name, values.set(String(value), (values.get(String(value)) ?? 0) + 1))
    }
  }
  return Object.fromEntries(
    [...counts]
      .sort(([a], [b]) => compareText(a, b))
      .map(([name, values]) => [
        name,
        [...values]
          .map(([value, count]) => ({ value, count }))
          .sort((a, b) => b.count - a.count || compareText(a.value, b.value)),
      ]),
  )
}
