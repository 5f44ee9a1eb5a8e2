import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { messagesOf } from '../../messages/message.ts'
import { parseDate } from '../../model/date.ts'
import { dateFormat as texts } from '../compiled/rule-texts.ts'
import { impossibleDay, suggestDate } from '../predicates/date-suggestion.ts'
import { dates } from '../predicates/dates.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('date-format', texts)

export const dateFormat: Rule = {
  id: 'date-format',
  severity: 'error',
  behaviours: ['date-dropped'],
  check: visiting(dates, ({ date, index }, { report }) => {
    if (parseDate(date) !== undefined || isUnknownValue(date)) return
    const path = ['dates', index, 'date']
    const impossible = impossibleDay(date)
    if (impossible !== undefined) {
      report({
        path,
        message: say('impossible', { date: shorten(date), reason: impossible }),
      })
      return
    }
    const suggestion = suggestDate(date)
    if (suggestion === undefined) {
      report({
        path,
        message: say('unreadable', { date: shorten(date) }),
      })
      return
    }
    report({
      path,
      message: say('form', { date: shorten(date), written: suggestion.date }),
      suggestions: [suggestion.date],
      fix: {
        description: say('write', { written: suggestion.date }),
        safe: !suggestion.isGuess,
        patch: [{ op: 'replace', path: `/dates/${index}/date`, value: suggestion.date }],
      },
    })
  }),
}
