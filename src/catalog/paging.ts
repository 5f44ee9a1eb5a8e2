import { wrongArgument } from '../core/argument.ts'
import { isObject } from '../core/object.ts'
import type { Filters, Kind, Listing, ListQuery, Stored } from './catalog.ts'
import { isSort, type Sort, sorts } from './filters.ts'
import { keyOfCursor, type SortKey } from './sort-key.ts'

/** The requested part of a listing. */
export interface Stretch {
  limit: number
  /** The number of records to skip; 0 with a cursor. */
  offset: number
  byCursor: boolean
  /** The key of the record that precedes the requested part; undefined at the start. */
  after: SortKey | undefined
  count: boolean
  /** The order, if it differs from the default of the kind. */
  sort: Sort | undefined
  /** True if records are sorted by relevance, with the best matches first. */
  byRelevance: boolean
}

/**
 * Returns the part of a listing that a query requests.
 *
 * Throws `CursorError` for an invalid cursor, and `TypeError` for an invalid limit, offset or order, or for a cursor
 * with the order by relevance.
 */
export function stretchOf(query: ListQuery): Stretch {
  if (!isObject(query)) throw wrongArgument('The query', 'an object such as { limit: 20 }', query)
  const { limit, offset = 0, cursor, count = false, sort } = query
  if (!Number.isSafeInteger(limit) || limit < 1) throw wrongArgument('limit', 'a whole number above 0', limit)
  if (!Number.isSafeInteger(offset) || offset < 0) throw wrongArgument('offset', 'a whole number from 0 up', offset)
  const byCursor = cursor !== undefined
  if (byCursor && typeof cursor !== 'string') throw wrongArgument('cursor', 'text', cursor)
  if (sort !== undefined && !isSort(sort))
    throw wrongArgument('sort', sorts.map(one => JSON.stringify(one)).join(', '), sort)
  const byRelevance = sort === 'relevance'
  if (byRelevance && byCursor)
    throw wrongArgument('cursor', 'omitted when the most relevant results come first; use offset instead', cursor)
  const order = { sort: byRelevance ? undefined : sort, byRelevance }
  return {
    ...order,
    limit,
    offset: byCursor ? 0 : offset,
    byCursor,
    after: byCursor ? keyOfCursor(cursor) : undefined,
    count,
  }
}

/** The number of records to read per page, small enough to limit memory use. */
const limit = 200

/** Iterates over all matching records. Reads the next page when the caller needs it. */
export async function* pagesOf<K extends Kind>(
  list: (query: ListQuery) => Promise<Listing<K>>,
  filters: Filters,
): AsyncGenerator<Stored[K]> {
  for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
    const { records, next }: Listing<K> = await list({ ...filters, limit, cursor })
    yield* records
    cursor = next
  }
}
