import { wrongArgument } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { isUuid } from '../arguments.ts'
import { opaque, partsOfOpaque } from '../base64url.ts'
import type { ChangedListing, ChangedQuery, Served } from '../catalog.ts'
import { type Stretch, stretchOf } from '../paging.ts'
import { noCursor } from '../sort-key.ts'
import { withoutLandingPage } from '../storing/landing-page.ts'

/**
 * The time of a record's last change in seconds since 1970, and the record's id. Together they determine the order of
 * changes.
 */
export interface Change {
  id: string
  seconds: number
}

/** A change read from a store. */
export interface FoundChange extends Change {
  isWithdrawn: boolean
}

/** The requested part of a list of changes. */
export interface ChangedStretch extends Omit<Stretch, 'after'>, Pick<ChangedQuery, 'filters' | 'firstSegment'> {
  /** The change before the requested part; undefined at the start. */
  after: Change | undefined
  /** The first and the last second of the requested period, inclusive. */
  from: number
  until: number
  described: boolean
  withdrawn: boolean
}

/** Returns the current time in whole seconds, rounded up so that it never precedes the change. */
export const secondOf = (now: () => number): number => Math.ceil(now() / 1000)

/**
 * Returns the part of the changes that a query requests. Throws `TypeError` for an invalid limit, offset or time, and
 * `CursorError` for an invalid cursor.
 */
export function changedStretchOf(query: ChangedQuery): ChangedStretch {
  const stretch = stretchOf(isObject(query) && query.cursor !== undefined ? { ...query, cursor: '*' } : query)
  const { cursor, from, until, described = false, withdrawn = false, filters, firstSegment } = query
  const first = from === undefined ? Number.MIN_SAFE_INTEGER : Math.ceil(secondsOf('from', from))
  const last = until === undefined ? Number.MAX_SAFE_INTEGER : Math.floor(secondsOf('until', until))
  const after = cursor === undefined ? undefined : changeOfCursor(cursor)
  return {
    ...stretch,
    after: after !== undefined && after.seconds >= first ? after : undefined,
    from: first,
    until: last,
    described,
    withdrawn,
    ...(filters !== undefined && { filters }),
    ...(firstSegment !== undefined && { firstSegment }),
  }
}

function secondsOf(name: string, time: unknown): number {
  const seconds = time instanceof Date ? time.getTime() / 1000 : Number.NaN
  if (Number.isNaN(seconds)) throw wrongArgument(name, 'a valid Date', time)
  return seconds
}

/**
 * Creates a listing of the changes found. With a cursor, `found` contains one change more than requested if the list
 * continues.
 */
export function changedListing(
  found: readonly FoundChange[],
  { limit, byCursor }: ChangedStretch,
  count: number | undefined,
): ChangedListing {
  const changes = found.slice(0, limit)
  const last = changes.at(-1)
  return {
    records: changes.map(({ id, seconds, isWithdrawn }) => ({
      id,
      changed: timeOf(seconds),
      ...(isWithdrawn && { isWithdrawn }),
    })),
    ...(count !== undefined && { count }),
    ...(byCursor && last !== undefined && found.length > limit && { next: opaque([last.seconds, last.id]) }),
  }
}

/** Converts stored seconds to a time. */
export const timeOf = (seconds: unknown): Date => new Date(Number(seconds) * 1000)

function changeOfCursor(cursor: string): Change | undefined {
  if (cursor === '*') return undefined
  const parts = partsOfOpaque(cursor)
  const [seconds, id] = parts
  if (parts.length === 2 && Number.isSafeInteger(seconds) && typeof id === 'string' && isUuid(id))
    return { seconds: Number(seconds), id }
  throw noCursor(cursor)
}

/**
 * Returns a served resource from a row that contains its stored JSON, the hash of the JSON to send, and the time of its
 * last change in seconds.
 */
export const servedOf = ({ body, hash, changed }: Readonly<Record<string, unknown>>): Served => ({
  ...withoutLandingPage(String(body)),
  hash: String(hash),
  changed: timeOf(changed),
})

/** Converts the column `last` of a row, in seconds, to a time of change. Returns undefined if there is none. */
export const latestOf = (row: Readonly<Record<string, unknown>> | undefined): Date | undefined =>
  row?.last ? timeOf(row.last) : undefined
