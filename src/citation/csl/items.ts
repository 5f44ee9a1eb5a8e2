import { wrongArgument } from '../../argument.ts'
import { canonicalRecord } from '../../datacite/canonical-record.ts'
import { cslDate } from '../../formats/csl-json/dates.ts'
import type { CslItem } from '../../formats/csl-json/item.ts'
import { itemOf } from '../../formats/csl-json/write-item.ts'
import type { DateSpan } from '../../model/date.ts'
import type { Citable } from './engine.ts'
import { takenNote, withLikelyPeople } from './likely-people.ts'

/** One record or several, in any shape that `citation()` takes. */
export type GivenRecords = object | null | readonly (object | null)[]

/** The given records, ready to be cited, and the notes about them. */
export function citables(given: GivenRecords, accessed: DateSpan | undefined): { items: Citable[]; notes: string[] } {
  const list: readonly (object | null)[] = Array.isArray(given) ? given : [given]
  const names: string[] = []
  const items = list.map(one => {
    if (typeof one !== 'object')
      throw wrongArgument('A record', 'an object; resolve() of citable/resolve gives that of a DOI', one)
    const { record, taken } = withLikelyPeople(canonicalRecord(one))
    names.push(...taken)
    return { given: one, record, item: forPrint(itemOf(record), accessed) }
  })
  return { items, notes: takenNote(names) }
}

/** An item as it is to be printed: its version says only the number, since styles write `Version` themselves. */
function forPrint(item: CslItem, accessed: DateSpan | undefined): CslItem {
  if (typeof item.version === 'string') item.version = item.version.replace(label, '')
  if (accessed !== undefined) item.accessed = cslDate(accessed)
  return item
}

const label = /^v(?:er(?:s|sion)?)?[.:]?\s{0,9}(?=\d)/i
