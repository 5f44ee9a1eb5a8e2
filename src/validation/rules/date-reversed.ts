import { isBackwards, parseDate } from '../../model/date.ts'
import { dates } from '../predicates/dates.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
      message: `The range ${quote(date)} ends before it begins; write ${swapped} if its ends are swapped.`,
      suggestions: [swapped],
      fix: {
        description: 'Swap the ends of the range.',
        safe: false,
        patch: [{ op: 'replace', path: `/dates/${index}/date`, value: swapped }],
      },
    })
  }),
}
