import { wrongArgument } from '../core/argument.ts'
import { kindFrom } from './arguments.ts'
import { hashOf } from './base64url.ts'
import type {
  Catalog,
  ChangedListing,
  ChangedQuery,
  Filters,
  HistoryEntry,
  Kind,
  Listing,
  ListQuery,
  Stored,
} from './catalog.ts'
import { changesOf, type Held, isSameState, type RecordChange, restoredIn } from './changes/batch-changes.ts'
import { type Change, changedListing, changedStretchOf, secondOf, timeOf } from './changes/change-list.ts'
import { creation, entryOf, historyOf } from './changes/history.ts'
import { withdrawing, withdrawnOf } from './changes/withdraw.ts'
import { firstSegmentsOf, narrowedTo } from './filter/first-segments.ts'
import { matcherOf } from './filter/matches.ts'
import { type CountedValue, facetsOf, specifiersOf } from './filter/specifiers.ts'
import type { Sort } from './filters.ts'
import { ingestInto } from './ingest.ts'
import { stretchOf } from './paging.ts'
import { parseSearch } from './search/parse-search.ts'
import { scoreOf } from './search/score.ts'
import { compareKeys, compareText, cursorOf, keyIn, type SortKey, sortKeyOf } from './sort-key.ts'
import { withoutLandingPage } from './storing/landing-page.ts'

/**
 * Creates an empty in-memory catalog for up to about ten thousand records. Every listing checks all records, so a
 * larger catalog is slow.
 *
 * @example
 * const catalog = memoryCatalog()
 * await catalog.ingest([{ doi: '10.5072/soil.1', title: 'Soil moisture', datacite: null }])
 * const { records, count } = await catalog.list('resource', { query: 'soil', limit: 20, count: true })
 * count // → 1
 * records[0]?.title // → 'Soil moisture'
 */
export function memoryCatalog(): Catalog
export function memoryCatalog(...given: readonly unknown[]): Catalog {
  if (given.length > 0)
    throw wrongArgument('The argument of memoryCatalog', 'omitted (ingest accepts records)', given[0])
  const shelves: { [K in Kind]: Shelf<K> } = {
    dataset: new Shelf('dataset'),
    file: new Shelf('file'),
    resource: new Shelf('resource'),
  }
  let batches = 0
  const shelf = <K extends Kind>(kind: K): Shelf<K> => shelves[kindFrom(kind) as K]
  async function store(batch: readonly RecordChange[], now: () => number): Promise<number> {
    const held = { dataset: shelves.dataset.held, file: shelves.file.held, resource: shelves.resource.held }
    const changes = changesOf(batch, held, secondOf(now))
    const restored = restoredIn(changes, held)
    shelves.dataset.put(changes.dataset, now)
    shelves.file.put(changes.file, now)
    shelves.resource.put(changes.resource, now)
    batches++
    return restored
  }
  return {
    get: async (kind, id) => shelf(kind).there(id)?.record,
    async served(id) {
      const kept = shelves.resource.there(id)
      if (kept === undefined) return undefined
      const shown = withoutLandingPage(JSON.stringify(kept.record))
      return { ...shown, hash: await hashOf(shown.json), changed: timeOf(kept.seconds) }
    },
    byDoi: async doi => shelves.resource.matching({ doi: [doi] })[0],
    list: async (kind, query) => shelf(kind).list(query),
    async *iterate(kind, filters = {}) {
      yield* shelf(kind).matching(filters)
    },
    changed: async (kind, query) => shelf(kind).changed(query),
    lastChange: async (kind, id) => shelf(kind).lastChange(id),
    specifiers: async kind =>
      new Set(
        [false, true]
          .flatMap(withdrawn => shelf(kind).matching({ withdrawn, all: true }))
          .flatMap(record => [...specifiersOf(record)].map(([name]) => name)),
      ),
    firstSegments: async () =>
      firstSegmentsOf(
        [false, true].flatMap(withdrawn => shelves.resource.matching({ withdrawn }).flatMap(({ paths }) => paths)),
      ),
    facets: async (kind, filters = {}) => facetsOf(countedValues(shelf(kind).matching(filters))),
    ...withdrawing(store, async (kind, id, withdrawn) => shelf(kind).matching({ id, withdrawn, all: true }).length),
    async withdrawn<K extends Kind>(kind: K, id: string) {
      const { record, withdrawn } = shelf(kind).held.get(id) ?? {}
      return withdrawn && withdrawnOf<K>({ body: JSON.stringify(record), withdrawn: JSON.stringify(withdrawn) })
    },
    history: async (kind, id) => shelf(kind).history(id),
    ingest: (records, options) => ingestInto(records, options, store),
    revision: async () => String(batches),
    ready: async () => undefined,
    close: async () => undefined,
  }
}

interface Kept<K extends Kind> extends Held<K>, Change {}

/** The records of a kind, which are sorted again by the first listing after a change. */
class Shelf<K extends Kind> {
  readonly held = new Map<string, Kept<K>>()
  readonly #kind: K
  readonly #entries = new Map<string, string[]>()
  #sorted: Kept<K>[] | undefined
  #changed: Kept<K>[] | undefined

  constructor(kind: K) {
    this.#kind = kind
  }

  put(changes: ReadonlyMap<string, Held<K>>, now: () => number): void {
    const seconds = secondOf(now)
    for (const [id, after] of changes) {
      const before = this.held.get(id)
      if (before !== undefined && isSame(before, after)) continue
      this.held.set(id, { ...after, id, seconds })
      const entry = before && entryOf(before, after, seconds)
      if (entry === undefined) continue
      const entries = this.#entries.get(id) ?? [JSON.stringify(creation(before?.seconds ?? seconds))]
      this.#entries.set(id, [...entries, JSON.stringify(entry)])
    }
    this.#sorted = undefined
    this.#changed = undefined
  }

  /** Returns the record with an id; undefined if there is no such record or if it has been withdrawn. */
  there(id: string): Kept<K> | undefined {
    const kept = this.held.get(id)
    return kept?.withdrawn === undefined ? kept : undefined
  }

  history(id: string): HistoryEntry[] {
    const kept = this.held.get(id)
    return kept === undefined ? [] : historyOf(this.#entries.get(id) ?? [], kept.seconds)
  }

  matching(filters: Filters): Stored[K][] {
    const kind = this.#kind
    this.#sorted ??= [...this.held.values()].sort((a, b) =>
      compareKeys(sortKeyOf(kind, a.record), sortKeyOf(kind, b.record)),
    )
    const isWanted = matcherOf(kind, filters)
    const { all = false, withdrawn = false } = filters
    return this.#sorted.flatMap(({ record, isHidden, withdrawn: gone }) =>
      (gone !== undefined) === withdrawn && (all || !isHidden) && isWanted(record) ? [record] : [],
    )
  }

  list(query: ListQuery): Listing<K> {
    const { limit, offset, byCursor, after, count, sort, byRelevance } = stretchOf(query)
    const matching = this.matching(query)
    const found = byRelevance ? this.#ranked(matching, query.query) : this.#inOrder(matching, sort)
    const counted = count ? { count: found.length } : {}
    if (!byCursor) return { records: found.slice(offset, offset + limit), ...counted }
    const keyOf = (record: Stored[K]): SortKey => keyIn(this.#kind, record, sort)
    const sign = sort?.startsWith('-') ? -1 : 1
    const start = after ? found.findIndex(record => sign * compareKeys(keyOf(record), after) > 0) : 0
    const records = start < 0 ? [] : found.slice(start, start + limit)
    const last = records.at(-1)
    const hasMore = last !== undefined && start + limit < found.length
    return { records, ...counted, ...(hasMore && { next: cursorOf(keyOf(last)) }) }
  }

  #inOrder(records: Stored[K][], sort: Sort | undefined): Stored[K][] {
    if (sort === undefined) return records
    const sign = sort.startsWith('-') ? -1 : 1
    return records
      .map(record => ({ record, key: keyIn(this.#kind, record, sort) }))
      .sort((a, b) => sign * compareKeys(a.key, b.key))
      .map(({ record }) => record)
  }

  #ranked(records: Stored[K][], query: string | undefined): Stored[K][] {
    const search = parseSearch(query ?? '')
    if (search === undefined) return records
    return records
      .map(record => ({ record, score: scoreOf(this.#kind, record, search) ?? 0 }))
      .sort((a, b) => b.score - a.score)
      .map(({ record }) => record)
  }

  lastChange(id: string | undefined): Date | undefined {
    const kept = id === undefined ? [...this.held.values()] : [this.held.get(id)].filter(one => one !== undefined)
    return kept.length === 0 ? undefined : timeOf(kept.reduce((last, { seconds }) => Math.max(last, seconds), 0))
  }

  changed(query: ChangedQuery): ChangedListing {
    const stretch = changedStretchOf(query)
    const { limit, offset, after, from, until, count, described, withdrawn } = stretch
    const isWanted = narrowedTo(this.#kind, stretch)
    this.#changed ??= [...this.held.values()].sort(compareChanges)
    const found = this.#changed.filter(
      ({ record, seconds, isHidden, withdrawn: gone }) =>
        seconds >= from &&
        seconds <= until &&
        !isHidden &&
        (withdrawn || gone === undefined) &&
        !(described && 'is_external' in record && record.is_external) &&
        isWanted(record),
    )
    const start = after === undefined ? offset : found.filter(change => compareChanges(change, after) <= 0).length
    const part = found.slice(start, start + limit + 1)
    const changes = part.map(({ id, seconds, withdrawn: gone }) => ({ id, seconds, isWithdrawn: gone !== undefined }))
    return changedListing(changes, stretch, count ? found.length : undefined)
  }
}

const isSame = (one: Held<Kind>, other: Held<Kind>): boolean =>
  isSameState(one, other) && JSON.stringify(one.record) === JSON.stringify(other.record)

const compareChanges = (a: Change, b: Change): number => a.seconds - b.seconds || compareText(a.id, b.id)

function* countedValues(records: readonly Stored[Kind][]): Generator<CountedValue> {
  for (const record of records) for (const [name, value] of specifiersOf(record)) yield { name, value, count: 1 }
}
