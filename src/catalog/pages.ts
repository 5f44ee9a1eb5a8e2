import type { Filters, Kind, Listing, ListQuery, Stored } from './catalog.ts'

/** Records per page, all that is held at a time. */
const limit = 200

/** All matching records, read page by page as they are consumed. */
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
