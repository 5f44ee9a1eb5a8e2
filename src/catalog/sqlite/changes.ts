import type { ChangedListing, Kind } from '../catalog.ts'
import { type ChangedStretch, changedListing, type FoundChange } from '../changes/change-list.ts'
import { narrowing } from '../filter/first-segments.ts'
import { numbersIn, type Row, type Statements } from './database.ts'
import type { IndexReader } from './index-reader.ts'
import { has, membersOf, type NumberSet, sizeOf } from './postings/number-set.ts'

/**
 * The maximum number of matching records that are sorted. If there are more, the changes are read in order until the
 * page is full.
 */
const few = 1000

/**
 * Lists records in the order of their changes. Reads only the index, or the records themselves if few match the
 * filters.
 */
export function sqliteChanges(
  sql: Statements,
  index: IndexReader,
  kind: Kind,
  stretch: ChangedStretch,
): ChangedListing {
  const { limit, offset, byCursor, after, from, until, count, described, withdrawn } = stretch
  const isWanted = `not is_hidden and changed <= ?${described ? ' and not is_external' : ''}${withdrawn ? '' : ' and not is_withdrawn'}`
  const start = after === undefined ? 'changed >= ?' : '(changed, r.id) > (?, ?)'
  const bounds = [until, ...(after === undefined ? [from] : [after.seconds, after.id])]
  const wanted = byCursor ? limit + 1 : limit
  const conditions = narrowing(kind, stretch)
  const matching = conditions && index.matching(kind, index.settled(kind, conditions))
  const rows = (table: string, ...values: (number | string)[]): Iterable<Row> =>
    sql.rows(
      `select r.no, r.id, changed, is_withdrawn from ${table} where ${isWanted} and ${start} order by changed, r.id limit ? offset ?`,
      ...values,
    )
  const counted = `from ${kind} where ${isWanted} and changed >= ?`
  if (matching === undefined) {
    const found = [...rows(`${kind} r`, ...bounds, wanted, offset)].map(changeOf)
    const total = count ? Number(sql.first(`select count(*) as count ${counted}`, until, from)?.count) : undefined
    return changedListing(found, stretch, total)
  }
  const some = `json_each(?) cross join ${kind} r on no = value`
  const found =
    sizeOf(matching) <= few
      ? [...rows(some, JSON.stringify([...membersOf(matching)]), ...bounds, wanted, offset)].map(changeOf)
      : walked(rows(`${kind} r`, ...bounds, -1, 0), matching, wanted, offset)
  const all = `select json_group_array(no) as numbers ${counted}`
  const total = count
    ? numbersIn(sql.first(all, until, from)?.numbers).filter(no => has(matching, no)).length
    : undefined
  return changedListing(found, stretch, total)
}

const changeOf = ({ id, changed, is_withdrawn }: Row): FoundChange => ({
  id: String(id),
  seconds: Number(changed),
  isWithdrawn: is_withdrawn === 1,
})

function walked(rows: Iterable<Row>, set: NumberSet, limit: number, offset: number): FoundChange[] {
  const found: FoundChange[] = []
  let toSkip = offset
  for (const row of rows) {
    if (!has(set, Number(row.no))) continue
    if (toSkip > 0) toSkip--
    else if (found.push(changeOf(row)) === limit) break
  }
  return found
}
