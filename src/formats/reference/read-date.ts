import type { Datacite } from '../../model/datacite.ts'
import type { CalendarDate } from '../../model/date.ts'
import { isoDate } from '../work/index.ts'
import { statedDay } from '../work/stated-day.ts'
import type { KeepField } from './fields.ts'

/** Adds the publication year (5) and, where month or day are known, the date of issue (8). */
export function addReferenceDate(
  record: Datacite,
  year: string | undefined,
  date: string | undefined,
  tell: KeepField,
): void {
  const stated = yearOf(year)
  const day = statedDay(date, stated?.year) ?? stated
  if (day === undefined) {
    if (year !== undefined) tell('year', `The year "${year.slice(0, 60)}" does not have four digits.`)
    if (date !== undefined && year === undefined)
      tell('date', `The date "${date.slice(0, 60)}" cannot be read; write it as 2021/05/03.`)
    return
  }
  if (day.year >= 0) record.publicationYear = day.year < 1000 ? isoDate({ year: day.year }) : day.year
  if (day.month !== undefined) record.dates = [{ date: isoDate(day), dateType: 'Issued' }]
}

/** `2021`, and what RIS of 2001 has in the same place: `2021/05/03/`. */
function yearOf(text: string | undefined): CalendarDate | undefined {
  const whole = statedDay(text, undefined)
  if (whole !== undefined) return whole
  const found = /(?<!\d)\d{4}(?!\d)/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : { year: Number(found) }
}
