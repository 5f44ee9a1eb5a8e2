import { isBackwards, parseDate } from '../../model/date.ts'
import { dates } from '../predicates/dates.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const dateReversedDocs = (): RuleDocs => ({
  summary: 'A date range begins before it ends.',
  why: 'A range that ends before it begins covers no time at all: no search finds it, and readers have to guess which end is wrong.',
  examples: {
    passes: [
      { record: { dates: [{ date: '2004-03-02/2005-06-02', dateType: 'Collected' }] } },
      { record: { dates: [{ date: '2004-03-02/2004-03', dateType: 'Collected' }] } },
      { record: { dates: [{ date: '-0100/-0044', dateType: 'Coverage' }] } },
    ],
    fails: [
      {
        record: { dates: [{ date: '2005-06-02/2004-03-02', dateType: 'Collected' }] },
        pointer: '/dates/0/date',
        message:
          'The range "2005-06-02/2004-03-02" ends before it begins; write 2004-03-02/2005-06-02 if its ends are swapped.',
      },
    ],
  },
  references: [
    property('dates[]'),
    { title: 'RKMS-ISO8601', url: 'http://www.ukoln.ac.uk/metadata/dcmi/collection-RKMS-ISO8601/' },
  ],
})
