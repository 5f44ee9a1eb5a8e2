import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const rightsMissing: Rule = {
  id: 'rights-missing',
  severity: 'info',
  strict: true,
  check({ record, report }) {
    const { rightsList } = record
    if (Array.isArray(rightsList) && rightsList.length > 0) return
    report({ path: [], message: 'The record names no licence; add one to rightsList with its rightsUri.' })
  },
}

export const rightsMissingDocs = (): RuleDocs => ({
  summary: 'A record says under which licence the resource may be used.',
  why: 'Without a licence, nobody knows how the resource may be used, and FAIR assessments count it as not reusable.',
  examples: {
    passes: [{ record: { rightsList: [{ rights: 'Creative Commons Zero v1.0 Universal' }] } }],
    fails: [
      {
        record: { rightsList: [] },
        pointer: '',
        message: 'The record names no licence; add one to rightsList with its rightsUri.',
      },
    ],
  },
  references: [
    property('rightsList[]'),
    {
      title: 'FAIR principles, R1.1',
      url: 'https://www.go-fair.org/fair-principles/r1-1-metadata-released-clear-accessible-data-usage-license/',
    },
  ],
})
