import type { Filters, Kind, Listing, ListQuery, Stored } from './catalog.ts'

/** Records to a page: what is held at a time. */
const limit = 200

/** All records that match, page by page, each asked for when the one before is used up. */
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
