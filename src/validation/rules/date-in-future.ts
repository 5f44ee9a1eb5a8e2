import { isBefore, parseDate } from '../../model/date.ts'
import { dates } from '../predicates/dates.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const dateInFuture: Rule = {
  id: 'date-in-future',
  severity: 'warning',
  check: visiting(dates, ({ date, entry: { dateType }, index }, { report }) => {
    if (typeof dateType !== 'string' || !past.has(dateType)) return
    // Nearly every date, or the period that it begins.
    if (beganLongAgo.test(date)) return
    const { from } = parseDate(date) ?? {}
    if (from === undefined || from.year < yearOfStart) return
    const now = new Date()
    // It may be tomorrow already somewhere.
    now.setDate(now.getDate() + 1)
    const today = { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() }
    if (!isBefore(today, from) || from.year > today.year + 300) return
    report({
      path: ['dates', index, 'date'],
      message: `The date of type ${dateType}, ${quote(date)}, is in the future; correct it, or give it another type such as Available.`,
    })
  }),
}

const beganLongAgo = /^(?:1\d|20[01])\d(?:[-/]|$)/

/** A year before that in which this was loaded is over. */
const yearOfStart = new Date().getUTCFullYear()

const past = new Set(['Created', 'Collected', 'Submitted', 'Accepted', 'Updated', 'Withdrawn', 'Copyrighted'])
