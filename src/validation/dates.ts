import type { DateEntry } from '../model/datacite.ts'
import { eachObject, type Unchecked } from './each.ts'
import { isBlank } from './text.ts'

/** Calls `visit` for every date that is a text and not blank, without white space around it. */
export function eachDate(
  record: { dates?: unknown },
  visit: (date: string, index: number, entry: Unchecked<DateEntry>) => void,
): void {
  eachObject<DateEntry>(record.dates, (entry, index) => {
    const { date } = entry
    if (typeof date === 'string' && !isBlank(date)) visit(date.trim(), index, entry)
  })
}
