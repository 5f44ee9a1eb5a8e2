import { wrongArgument } from '../../argument.ts'
import { canonicalRecord } from '../../datacite/canonical-record.ts'
import { cslDate } from '../../formats/csl-json/dates.ts'
import type { CslItem } from '../../formats/csl-json/item.ts'
import { itemOf } from '../../formats/csl-json/write-item.ts'
import { issuedOf } from '../../formats/work/index.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { DateSpan } from '../../model/date.ts'
import { isObject } from '../../object.ts'
import type { Citable } from './engine.ts'
import { takenNote, withLikelyPeople } from './likely-people.ts'
import { isCslItem, readCslItem } from './read-csl-item.ts'

/** One record or several, in any shape that `citation()` takes, items of CSL-JSON, or a `Cite` of citation-js with any number of them. */
export type GivenRecords = object | null | readonly (object | null)[]

/** The given records, ready to be cited, and the notes about them. */
export function citables(given: GivenRecords, accessed: DateSpan | undefined): { items: Citable[]; notes: string[] } {
  const list = listOfGiven(given)
  const names: string[] = []
  const items = list.map(one => {
    if (typeof one !== 'object')
      throw wrongArgument('A record', 'an object; resolve() of citable/resolve gives that of a DOI', one)
    if (isCslItem(one)) return { given: one, item: forPrint(readCslItem(one), accessed) }
    const { record, taken } = withLikelyPeople(canonicalRecord(one))
    names.push(...taken)
    return { given: one, item: forPrint(withOpenRange(itemOf(record), record), accessed) }
  })
  return { items, notes: takenNote(names) }
}

/** Gives an item names of its own, so that it stays as it is when the caller changes his. */
export function ownNames(item: CslItem): void {
  for (const [variable, value] of Object.entries(item))
    if (Array.isArray(value)) item[variable] = value.map(name => (isObject(name) ? { ...name } : name))
}

/** What a caller gave as a list; that of a `Cite` is in its `data`. */
function listOfGiven(given: GivenRecords): readonly (object | null)[] {
  if (Array.isArray(given)) return given as readonly (object | null)[]
  const { data } = (given ?? {}) as { data?: unknown }
  return Array.isArray(data) && data.every(isCslItem) ? data : [given as object | null]
}

/** What a caller gave, with records in place of items of CSL-JSON. */
export async function asRecords(given: GivenRecords): Promise<GivenRecords> {
  const list = listOfGiven(given)
  if (!list.some(isCslItem)) return given
  const { readItem } = await import('../../formats/csl-json/read-item.ts')
  return list.map(one => {
    const record = isCslItem(one) ? readItem(one, () => {}) : one
    return typeof record === 'object' ? record : one
  })
}

/** An item whose date of issue goes on if that of the record does. CSL-JSON has no way to say so but an end without a year. */
function withOpenRange(item: CslItem, record: Datacite): CslItem {
  const { issued } = item
  if (!isObject(issued) || !Array.isArray(issued['date-parts'])) return item
  const { from, to, isRange } = issuedOf(record)?.span ?? {}
  if (isRange && from !== undefined && to === undefined) issued['date-parts'].push([0])
  return item
}

/** An item as it is to be printed, with the date of access that the caller gave. */
function forPrint(item: CslItem, accessed: DateSpan | undefined): CslItem {
  if (accessed !== undefined) item.accessed = cslDate(accessed)
  return item
}
