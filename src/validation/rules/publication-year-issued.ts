import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { type DateSpan, parseDate } from '../../model/date.ts'
import { publicationYearIssued as texts } from '../compiled/rule-texts.ts'
import { dates, yearOf } from '../predicates/dates.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('publication-year-issued', texts)

export const publicationYearIssued: Rule = {
  id: 'publication-year-issued',
  severity: 'warning',
  check({ record, report }) {
    const year = yearOf(record.publicationYear)
    if (year === undefined || isIssuedIn(record.dates, String(year))) return
    const issued: string[] = []
    let isReprint = false
    let isCovered = false
    dates(record, ({ date, entry: { dateType } }) => {
      if (isCovered || (dateType !== 'Issued' && dateType !== 'Available')) return
      isCovered = !date.includes('/') && date.startsWith(String(year))
      if (isCovered) return
      const span = parseDate(date)
      // A date that cannot be parsed could be in any year.
      isCovered = span === undefined || covers(span, year)
      if (dateType !== 'Issued') return
      issued.push(date)
      if (span?.from !== undefined && isReprintOf(span.from.year, year)) isReprint = true
    })
    if (isCovered || isReprint || issued.length === 0) return
    report({
      path: ['publicationYear'],
      message: say('different', { year, issued: issued.slice(0, 3) }),
    })
  },
}

/** True if a date of type Issued or Available begins with the given year and is not a range. */
function isIssuedIn(dates: unknown, year: string): boolean {
  if (!Array.isArray(dates)) return false
  for (let at = 0; at < dates.length; at++) {
    const entry: unknown = dates[at]
    if (!isObject(entry) || (entry.dateType !== 'Issued' && entry.dateType !== 'Available')) continue
    if (typeof entry.date === 'string' && entry.date.startsWith(year) && !entry.date.includes('/')) return true
  }
  return false
}

const covers = ({ from, to }: DateSpan, year: number): boolean =>
  (from === undefined || from.year <= year) && (to === undefined || to.year >= year)

/**
 * True if two years may belong to a printed work and its digital copy.
 *
 * The years are at least 50 years apart, or one is before 1995 and the other from 2000 on: few works were born digital
 * before 1995, and few were scanned before 2000.
 */
const isReprintOf = (one: number, other: number): boolean =>
  Math.abs(one - other) >= generations || (Math.min(one, other) < 1995 && Math.max(one, other) >= 2000)

const generations = 50
