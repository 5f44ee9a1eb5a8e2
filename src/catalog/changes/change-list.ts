import { wrongArgument } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { isUuid } from '../arguments.ts'
import { opaque, partsOfOpaque } from '../base64url.ts'
import type { ChangedListing, ChangedQuery, Served } from '../catalog.ts'
import { type Stretch, stretchOf } from '../paging.ts'
import { noCursor } from '../sort-key.ts'
import { withoutLandingPage } from '../storing/landing-page.ts'

/** When a record changed, in seconds since 1970, and its id: its place in the order of changes. */
export interface Change {
  id: string
  seconds: number
}

/** A change as a store finds it. */
export interface FoundChange extends Change {
  isWithdrawn: boolean
}

/** The part of the changes that is asked for. */
export interface ChangedStretch extends Omit<Stretch, 'after'> {
  /** The change after which the part begins; undefined at the start. */
  after: Change | undefined
  /** The first second and the last. */
  from: number
  until: number
  described: boolean
  withdrawn: boolean
}

/** The second of a change made now. It is rounded up, so that it never precedes the change. */
export const secondOf = (now: () => number): number => Math.ceil(now() / 1000)

/** The part that a query asks for. Throws `TypeError` for a wrong limit, offset or time, `CursorError` for an invalid cursor. */
export function changedStretchOf(query: ChangedQuery): ChangedStretch {
  const stretch = stretchOf(isObject(query) && query.cursor !== undefined ? { ...query, cursor: '*' } : query)
  const { cursor, from, until, described = false, withdrawn = false } = query
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
  }
}

function secondsOf(name: string, time: unknown): number {
  const seconds = time instanceof Date ? time.getTime() / 1000 : Number.NaN
  if (Number.isNaN(seconds)) throw wrongArgument(name, 'a valid Date', time)
  return seconds
}

/** A listing of the changes found; with a cursor there is one more than wanted if the list goes on. */
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

/** The time of a stored second. */
export const timeOf = (seconds: unknown): Date => new Date(Number(seconds) * 1000)

function changeOfCursor(cursor: string): Change | undefined {
  if (cursor === '*') return undefined
  const parts = partsOfOpaque(cursor)
  const [seconds, id] = parts
  if (parts.length === 2 && Number.isSafeInteger(seconds) && typeof id === 'string' && isUuid(id))
    return { seconds: Number(seconds), id }
  throw noCursor(cursor)
}

/** A resource as it is served, from a row with its body, the body's hash and the second of its last change. */
export const servedOf = ({ body, hash, changed }: Readonly<Record<string, unknown>>): Served => ({
  ...withoutLandingPage(String(body)),
  hash: String(hash),
  changed: timeOf(changed),
})

/** A time of change from a row with its second as `last`; undefined without one. */
export const latestOf = (row: Readonly<Record<string, unknown>> | undefined): Date | undefined =>
  row?.last ? timeOf(row.last) : undefined
