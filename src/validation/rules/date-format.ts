import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { parseDate } from '../../model/date.ts'
import { impossibleDay, suggestDate } from '../predicates/date-suggestion.ts'
import { dates } from '../predicates/dates.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
        message: `The date ${quote(date)} does not exist: ${impossible}; the registry drops it from XML.`,
      })
      return
    }
    const suggestion = suggestDate(date)
    if (suggestion === undefined) {
      report({
        path,
        message: `The date ${quote(date)} cannot be parsed, and the registry drops it from XML; write it as YYYY, YYYY-MM or YYYY-MM-DD, separate the ends of a range with "/", and put words in dateInformation.`,
      })
      return
    }
    report({
      path,
      message: `The date ${quote(date)} is not in a form that the kernel allows, and the registry drops it from XML; write ${suggestion.date}.`,
      suggestions: [suggestion.date],
      fix: {
        description: `Write the date as ${suggestion.date}.`,
        safe: !suggestion.isGuess,
        patch: [{ op: 'replace', path: `/dates/${index}/date`, value: suggestion.date }],
      },
    })
  }),
}
