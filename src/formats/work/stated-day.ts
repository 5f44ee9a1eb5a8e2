import { type CalendarDate, daysInMonth, parseDate } from '../../model/date.ts'
import { dateInWords } from '../../model/loose-date.ts'

/** The day, month or year that a text of a reference manager or web page states: `2021-05-03`, `2021/05/03/`, `2021/5//`, `May 3`, `3 May 2021`. */
export function statedDay(text: string | undefined, year?: number): CalendarDate | undefined {
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
