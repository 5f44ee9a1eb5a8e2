import type { ChangedListing, Kind } from '../catalog.ts'
import { type ChangedStretch, changedListing } from '../changed.ts'
import type { Statements } from './database.ts'

/** Part of the records in the order of their changes, read from the index alone. */
export function sqliteChanges(sql: Statements, kind: Kind, stretch: ChangedStretch): ChangedListing {
  const { limit, offset, byCursor, after, from, until, count, described } = stretch
  const isWanted = `not is_hidden and changed <= ?${described ? ' and not is_external' : ''}`
  const start = after === undefined ? 'changed >= ?' : '(changed, id) > (?, ?)'
  const rows = sql.rows(
    `select id, changed from ${kind} where ${isWanted} and ${start} order by changed, id limit ? offset ?`,
    until,
    ...(after === undefined ? [from] : [after.seconds, after.id]),
    byCursor ? limit + 1 : limit,
    offset,
  )
  const found = [...rows].map(({ id, changed }) => ({ id: String(id), seconds: Number(changed) }))
  const counted = `select count(*) as count from ${kind} where ${isWanted} and changed >= ?`
  return changedListing(found, stretch, count ? Number(sql.first(counted, until, from)?.count) : undefined)
}
