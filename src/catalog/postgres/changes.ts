import type { ChangedListing, Kind } from '../catalog.ts'
import { type Change, type ChangedStretch, changedListing } from '../changed.ts'
import type { Query } from './pool.ts'
import { tableOf } from './tables.ts'
import { countOf, Where } from './where.ts'

/** Part of the records in the order of their changes. */
export async function postgresChanges(query: Query, kind: Kind, stretch: ChangedStretch): Promise<ChangedListing> {
  const { limit, offset, byCursor, after, count } = stretch
  const page = whereOf(kind, stretch, after)
  const text = `select r.id, r.changed, r.is_withdrawn from ${tableOf(kind)} r where ${page} order by r.changed, r.id
    limit ${page.bind(byCursor ? limit + 1 : limit)} offset ${page.bind(offset)}`
  const [{ rows }, total] = await Promise.all([
    query(text, page.values),
    count ? countOf(query, kind, whereOf(kind, stretch, undefined)) : undefined,
  ])
  const found = rows.map(({ id, changed, is_withdrawn }) => ({
    id: String(id),
    seconds: Number(changed),
    isWithdrawn: is_withdrawn === true,
  }))
  return changedListing(found, stretch, total)
}

function whereOf(kind: Kind, { from, until, described, withdrawn }: ChangedStretch, after: Change | undefined): Where {
  const where = new Where(kind, { isPublic: true, isWithdrawn: withdrawn ? undefined : false, common: [], rare: [] })
  if (after === undefined) where.add(`r.changed >= ${where.bind(from)}`)
  else where.add(`(r.changed, r.id) > (${where.bind(after.seconds)}, ${where.bind(after.id)}::uuid)`)
  where.add(`r.changed <= ${where.bind(until)}`)
  if (described) where.add('not r.is_external')
  return where
}
