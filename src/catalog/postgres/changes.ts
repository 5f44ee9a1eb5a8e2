import type { ChangedListing, Kind } from '../catalog.ts'
import { type Change, type ChangedStretch, changedListing } from '../changes/change-list.ts'
import type { Conditions } from '../filter/conditions.ts'
import { narrowing } from '../filter/first-segments.ts'
import { type Query, tableOf } from './database.ts'
import { type NamingConditions, withNamed } from './text-search.ts'
import { countOf, settledInPostgres, Where } from './where.ts'

/** Lists a part of the records in the order of their changes. */
export async function postgresChanges(query: Query, kind: Kind, stretch: ChangedStretch): Promise<ChangedListing> {
  const { limit, offset, byCursor, after, count, withdrawn } = stretch
  const conditions = {
    ...(await withNamed(query, kind, await settledInPostgres(query, kind, narrowing(kind, stretch) ?? all))),
    isPublic: true,
    isWithdrawn: withdrawn ? undefined : false,
  }
  const page = whereOf(kind, conditions, stretch, after)
  const text = `select r.id, r.changed, r.is_withdrawn from ${tableOf(kind)} r where ${page} order by r.changed, r.id
    limit ${page.bind(byCursor ? limit + 1 : limit)} offset ${page.bind(offset)}`
  const [{ rows }, total] = await Promise.all([
    query(text, page.values),
    count ? countOf(query, kind, whereOf(kind, conditions, stretch, undefined)) : undefined,
  ])
  const found = rows.map(({ id, changed, is_withdrawn }) => ({
    id: String(id),
    seconds: Number(changed),
    isWithdrawn: is_withdrawn === true,
  }))
  return changedListing(found, stretch, total)
}

const all: Conditions = { isPublic: true, isWithdrawn: undefined, common: [], rare: [] }

function whereOf(
  kind: Kind,
  conditions: NamingConditions,
  { from, until, described }: ChangedStretch,
  after: Change | undefined,
): Where {
  const where = new Where(kind, conditions)
  if (after === undefined) where.add(`r.changed >= ${where.bind(from)}`)
  else where.add(`(r.changed, r.id) > (${where.bind(after.seconds)}, ${where.bind(after.id)}::uuid)`)
  where.add(`r.changed <= ${where.bind(until)}`)
  if (described) where.add('not r.is_external')
  return where
}
