import type { CalendarDate } from '../model/date.ts'
import { parseDate } from '../model/date.ts'
import type { Resource } from '../model/index.ts'

/** The day that no resource is put before: where a record tells no date, and where it tells an earlier one. */
export const firstDay = '19700101'

/**
 * The day (YYYYMMDD) of the last change that a resource tells of: the latest of its publication date, or else year, and its dates of
 * type Updated. Of a year or a month it is the first day.
 */
export function dayOfResource({ publication_date, publication_year, datacite }: Resource): string {
  const updated = (datacite?.dates ?? []).filter(({ dateType }) => dateType === 'Updated').map(({ date }) => date)
  const days = [publication_date ?? publication_year, ...updated].map(text => dayOf(parseDate(String(text))?.from))
  return [firstDay, ...days].sort().at(-1) ?? firstDay
}

function dayOf(date: CalendarDate | undefined): string {
  const { year = 0, month = 1, day = 1 } = date ?? {}
  return year < 1970 || year > 9999 ? '' : `${year}${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}
