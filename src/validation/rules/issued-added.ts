import { property, storing } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { yearOf } from '../year.ts'

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
      message: `There is no date Issued, so the registry makes one of the publicationYear, ${year}; write the date on which the resource was published.`,
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
  summary: 'A record says itself when the resource was issued.',
  why: 'Where there is no date of type Issued the registry makes one up from the publicationYear. The record that it gives back then says something that nobody has written, and less exactly than the author could have.',
  examples: {
    passes: [{ record: { publicationYear: 2021, dates: [{ date: '2021-05-03', dateType: 'Issued' }] } }],
    fails: [
      {
        record: { publicationYear: 2021, dates: [{ date: '2020', dateType: 'Created' }] },
        findings: [
          {
            pointer: '/publicationYear',
            message:
              'There is no date Issued, so the registry makes one of the publicationYear, 2021; write the date on which the resource was published.',
          },
        ],
      },
    ],
  },
  references: [property('dates[]'), storing],
})
