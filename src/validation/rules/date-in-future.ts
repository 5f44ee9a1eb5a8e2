import { addDays } from 'date-fns/addDays'
import { messagesOf } from '../../messages/message.ts'
import { isBefore, parseDate } from '../../model/date.ts'
import { dateInFuture as texts } from '../compiled/rule-texts.ts'
import { dates } from '../predicates/dates.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('date-in-future', texts)

export const dateInFuture: Rule = {
  id: 'date-in-future',
  severity: 'warning',
  check: visiting(dates, ({ date, entry: { dateType }, index }, { report }) => {
    if (typeof dateType !== 'string' || !past.has(dateType)) return
    // Nearly every date or start of a period matches.
    if (beganLongAgo.test(date)) return
    const { from } = parseDate(date) ?? {}
    if (from === undefined || from.year < yearOfStart) return
    // In some time zone it may already be tomorrow.
    const day = addDays(new Date(), 1)
    const tomorrow = { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() }
    if (!isBefore(tomorrow, from) || from.year > tomorrow.year + 300) return
    report({
      path: ['dates', index, 'date'],
      message: say('future', { type: dateType, date: shorten(date) }),
    })
  }),
}

const beganLongAgo = /^(?:1\d|20[01])\d(?:[-/]|$)/

/** The current year at load time. All earlier years are in the past, whenever a check runs. */
const yearOfStart = new Date().getUTCFullYear()

const past = new Set(['Created', 'Collected', 'Submitted', 'Accepted', 'Updated', 'Withdrawn', 'Copyrighted'])
