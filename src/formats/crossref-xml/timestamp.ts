import type { Datacite } from '../../model/datacite.ts'
import { parseDate } from '../../model/date.ts'
import { textOf } from '../../model/view.ts'
import { isoDate } from '../work/index.ts'

/** Returns a time as the fourteen-digit number by which Crossref compares deposits: `20260131120000`. */
export const timestampAt = (time: Date): number => Number(time.toISOString().replace(/\D/g, '').slice(0, 14))

/**
 * Returns the newest year or date in the records as fourteen digits, or `0` if there is none. The number increases when
 * a later date is added to a record.
 */
export function newestDate(records: readonly Datacite[]): string {
  const days = records.flatMap(({ dates, publicationYear }) => [
    textOf(publicationYear),
    ...(Array.isArray(dates) ? dates.map(entry => textOf(entry?.date)) : []),
  ])
  const newest = days
    .flatMap(text => {
      const span = parseDate(text)
      return span?.from === undefined || span.isRange ? [] : [span.from]
    })
    .filter(({ year }) => year > 0)
    .map(date => isoDate(date).replaceAll('-', '').padEnd(14, '0'))
    .sort()
    .at(-1)
  return newest ?? '0'
}
