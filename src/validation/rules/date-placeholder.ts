import { messagesOf } from '../../messages/message.ts'
import { datePlaceholder as texts } from '../compiled/rule-texts.ts'
import { dates } from '../predicates/dates.ts'
import { removing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('date-placeholder', texts)

export const datePlaceholder: Rule = {
  id: 'date-placeholder',
  severity: 'warning',
  check: visiting(dates, ({ date, entry: { dateType }, index }, { report }) => {
    if (!standIns.test(date) || (dateType !== undefined && dateType !== null && described.has(String(dateType)))) return
    report({
      path: ['dates', index, 'date'],
      message: say('placeholder', { date: shorten(date) }),
      fix: removing(['dates', index], say('remove'), false),
    })
  }),
}

const standIns = /^(?:0000(?:-00-00)?|0001-01-01|1899-12-3[01]|1900-01-0[01]|1970-01-01|9999-12-31)(?:T00:00|$)/
// The content of a resource may well begin on such a day.
const described = new Set(['Coverage', 'Collected', 'Valid', 'Other'])
