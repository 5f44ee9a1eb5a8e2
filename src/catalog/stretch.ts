import type { ListQuery } from './catalog.ts'
import { keyOfCursor, type SortKey } from './sort-key.ts'

/** Which stretch of a listing is asked for. */
export interface Stretch {
  limit: number
  /** Records to pass over; 0 with a cursor. */
  offset: number
  byCursor: boolean
  /** The record behind which the stretch begins; none at the start. */
  after: SortKey | undefined
  count: boolean
}

/** The stretch of a listing that a query asks for. Throws `TypeError` for a limit or an offset that is none, `CursorError` for such a cursor. */
export function stretchOf({ limit, offset = 0, cursor, count = false }: ListQuery): Stretch {
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new TypeError(`limit is ${limit}; it should be a whole number above 0.`)
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new TypeError(`offset is ${offset}; it should be a whole number, 0 or more.`)
  const byCursor = cursor !== undefined
  return { limit, offset: byCursor ? 0 : offset, byCursor, after: byCursor ? keyOfCursor(cursor) : undefined, count }
}
