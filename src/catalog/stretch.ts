import { isObject } from '../object.ts'
import { shown } from './arguments.ts'
import type { ListQuery } from './catalog.ts'
import { keyOfCursor, type SortKey } from './sort-key.ts'

/** The part of a listing that is asked for. */
export interface Stretch {
  limit: number
  /** Records to skip; 0 with a cursor. */
  offset: number
  byCursor: boolean
  /** The record after which the part begins; undefined at the start. */
  after: SortKey | undefined
  count: boolean
}

/** The part of a listing that a query asks for. Throws `TypeError` for a wrong limit or offset, `CursorError` for an invalid cursor. */
export function stretchOf(query: ListQuery): Stretch {
  if (!isObject(query)) throw new TypeError(`A query should be an object such as { limit: 20 }, not ${shown(query)}.`)
  const { limit, offset = 0, cursor, count = false } = query
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new TypeError(`limit should be a whole number above 0, not ${shown(limit)}.`)
  if (!Number.isSafeInteger(offset) || offset < 0)
    throw new TypeError(`offset should be a whole number, 0 or more, not ${shown(offset)}.`)
  const byCursor = cursor !== undefined
  if (byCursor && typeof cursor !== 'string') throw new TypeError(`cursor should be text, not ${shown(cursor)}.`)
  return { limit, offset: byCursor ? 0 : offset, byCursor, after: byCursor ? keyOfCursor(cursor) : undefined, count }
}
