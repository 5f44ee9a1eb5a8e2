import type { DateEntry } from '../model/datacite.ts'
import type { Unchecked } from './each.ts'
import { dates as dateEntries } from './lists.ts'
import { isBlank } from './text.ts'
import type { Walk } from './visiting.ts'

/** A date with something in it, without white space around it, and where it stands. */
export interface PlacedDate {
  date: string
  entry: Unchecked<DateEntry>
  index: number
}

/** Comes by every date that is a text and not blank. */
export const dates: Walk<PlacedDate> = (record, visit) => {
  dateEntries(record, ({ item: entry, index }) => {
    const { date } = entry
    if (typeof date === 'string' && !isBlank(date)) visit({ date: date.trim(), entry, index })
  })
}
