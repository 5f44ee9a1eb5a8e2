import { canonicalRecord } from '../../datacite/canonical-record.ts'
import type { CslItem } from '../../formats/csl-json/item.ts'
import { itemOf } from '../../formats/csl-json/write-item.ts'
import { issuedOf } from '../../formats/work/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import { isObject } from '../../object.ts'
import { withLikelyPeople } from './likely-people.ts'

/** The item of a record in any shape that `citation()` takes, and those of its names that were taken for personal names. */
export function itemOfRecord(given: object | null): { item: CslItem; taken: readonly string[] } {
  const { record, taken } = withLikelyPeople(canonicalRecord(given))
  return { item: withOpenRange(itemOf(record), record), taken }
}

/** An item whose date of issue goes on if that of the record does. CSL-JSON has no way to say so but an end without a year. */
function withOpenRange(item: CslItem, record: Datacite): CslItem {
  const { issued } = item
  if (!isObject(issued) || !Array.isArray(issued['date-parts'])) return item
  const { from, to, isRange } = issuedOf(record)?.span ?? {}
  if (isRange && from !== undefined && to === undefined) issued['date-parts'].push([0])
  return item
}
