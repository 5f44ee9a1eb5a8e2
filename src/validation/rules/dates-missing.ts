import { missing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const datesMissing: Rule = {
  id: 'dates-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check: missing('dates', 'The record has no dates; add at least the date of type Issued.'),
}

export const datesMissingDocs = (): RuleDocs => ({
  summary: 'A record has dates.',
  why: 'The kernel’s documentation recommends them. The publication year does not tell when data were collected, created or last changed.',
  examples: {
    passes: [{ record: { dates: [{ date: '2021-05-04', dateType: 'Issued' }] } }],
    fails: [
      {
        record: { publicationYear: 2021 },
        pointer: '',
        message: 'The record has no dates; add at least the date of type Issued.',
      },
    ],
  },
  references: [property('dates[]')],
})
