import type { Datacite } from '../../model/datacite.ts'
import type { CalendarDate } from '../../model/date.ts'
import { daysInMonth, parseDate } from '../../model/date.ts'
import { dateInWords } from '../../model/loose-date.ts'
import { isoDate } from '../work/index.ts'
import type { TellField } from './read.ts'

/** The publication year (5) and, where month or day are known, the date of issue (8). */
export function readReferenceDate(
  year: string | undefined,
  date: string | undefined,
  tell: TellField,
): Pick<Datacite, 'publicationYear' | 'dates'> {
  const stated = yearOf(year)
  const day = dayOf(date, stated?.year) ?? stated
  if (day === undefined) {
    if (year !== undefined) tell('year', `The year "${year.slice(0, 60)}" does not have four digits.`)
    if (date !== undefined && year === undefined)
      tell('date', `The date "${date.slice(0, 60)}" cannot be read; write it as 2021/05/03.`)
    return {}
  }
  return {
    ...(day.year >= 0 && { publicationYear: day.year < 1000 ? isoDate({ year: day.year }) : day.year }),
    ...(day.month !== undefined && { dates: [{ date: isoDate(day), dateType: 'Issued' as const }] }),
  }
}

/** `2021`, and what RIS of 2001 has in the same place: `2021/05/03/`. */
function yearOf(text: string | undefined): CalendarDate | undefined {
  const whole = dayOf(text, undefined)
  if (whole !== undefined) return whole
  const found = /(?<!\d)\d{4}(?!\d)/.exec(text ?? '')?.[0]
  return found === undefined ? undefined : { year: Number(found) }
}

/** `2021-05-03`, `2021/05/03/`, `2021/5//`, `May 3`, `3 May 2021`. */
function dayOf(text: string | undefined, year: number | undefined): CalendarDate | undefined {
  if (text === undefined) return undefined
  const [, y, m, d] = /^(\d{4})(?:[/.-](\d{1,2})?)?(?:[/.-](\d{1,2})?)?(?:\/.*)?$/.exec(text.trim()) ?? []
  if (y !== undefined) return calendar(Number(y), Number(m ?? 0), Number(d ?? 0))
  const span = parseDate(text.trim())
  if (span?.from !== undefined) return span.from
  const named = dateInWords(text, year)
  return named && calendar(named.year, named.month, named.day ?? 0)
}

function calendar(year: number, month: number, day: number): CalendarDate {
  if (month < 1 || month > 12) return { year }
  return day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : { year, month }
}
