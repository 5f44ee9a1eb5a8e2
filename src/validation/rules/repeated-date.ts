import { property } from '../predicates/references.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedDate: Rule = {
  id: 'repeated-date',
  severity: 'warning',
  check: repeated('dates', 'date', ['dateType', 'dateInformation'], 'date'),
}

export const repeatedDateDocs = (): RuleDocs => ({
  summary: 'Each date is given once.',
  why: 'A date that is there twice usually stands where another one was meant: its end, or the date of another event.',
  examples: {
    passes: [
      {
        record: {
          dates: [
            { date: '2021-05', dateType: 'Collected' },
            { date: '2021-05', dateType: 'Created' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          dates: [
            { date: '2021-05', dateType: 'Collected' },
            { date: '2021-05', dateType: 'Collected' },
          ],
        },
        pointer: '/dates/1',
        message: 'The date "2021-05" is the same as entry 1 of the list; remove one of the two.',
      },
    ],
  },
  references: [property('dates[]')],
})
