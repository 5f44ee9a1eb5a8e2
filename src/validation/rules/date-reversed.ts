import { messagesOf } from '../../messages/message.ts'
import { isBackwards, parseDate } from '../../model/date.ts'
import { dateReversed as texts } from '../compiled/rule-texts.ts'
import { dates } from '../predicates/dates.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('date-reversed', texts)

export const dateReversed: Rule = {
  id: 'date-reversed',
  severity: 'error',
  check: visiting(dates, ({ date, index }, { report }) => {
    if (!date.includes('/')) return
    const span = parseDate(date)
    if (span === undefined || !isBackwards(span)) return
    const swapped = date.split('/').reverse().join('/')
    report({
      path: ['dates', index, 'date'],
      message: say('reversed', { date: shorten(date), swapped }),
      suggestions: [swapped],
      fix: {
        description: say('swap'),
        safe: false,
        patch: [{ op: 'replace', path: `/dates/${index}/date`, value: swapped }],
      },
    })
  }),
}
