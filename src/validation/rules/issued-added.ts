import { yearOf } from '../dates.ts'
import { property, storing } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const issuedAdded: Rule = {
  id: 'issued-added',
  severity: 'info',
  registry: 'changes',
  strict: true,
  check({ record: { publicationYear, dates }, report }) {
    const year = yearOf(publicationYear)
    if (year === undefined) return
    if (Array.isArray(dates) && dates.some(date => Object(date).dateType === 'Issued')) return
    report({
      path: ['publicationYear'],
      message: `The record has no date of type Issued, so the registry creates one from the publicationYear, ${year}; give the date on which the resource was published.`,
      fix: {
        description: `Add the date ${year} of type Issued.`,
        safe: false,
        patch: Array.isArray(dates)
          ? [{ op: 'add', path: '/dates/-', value: { date: String(year), dateType: 'Issued' } }]
          : [{ op: 'add', path: '/dates', value: [{ date: String(year), dateType: 'Issued' }] }],
      },
    })
  },
}

export const issuedAddedDocs = (): RuleDocs => ({
  summary: 'A record states when the resource was issued.',
  why: 'If a record has no date of type Issued, the registry creates one from the publicationYear. The record it returns then says something that nobody wrote, and less precisely than the author could have.',
  examples: {
    passes: [{ record: { publicationYear: 2021, dates: [{ date: '2021-05-03', dateType: 'Issued' }] } }],
    fails: [
      {
        record: { publicationYear: 2021, dates: [{ date: '2020', dateType: 'Created' }] },
        pointer: '/publicationYear',
        message:
          'The record has no date of type Issued, so the registry creates one from the publicationYear, 2021; give the date on which the resource was published.',
      },
    ],
  },
  references: [property('dates[]'), storing],
})
