import { property } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { yearOf } from '../year.ts'

export const publicationYearRange: Rule = {
  id: 'publication-year-range',
  severity: 'warning',
  registry: 'accepts',
  check({ record, report }) {
    const year = yearOf(record.publicationYear)
    if (year === undefined || (year >= firstPrints && year <= surelyPast)) return
    const path = ['publicationYear']
    const shown = String(year).padStart(4, '0')
    if (year < firstPrints) {
      report({
        path,
        message: `The publicationYear ${shown} lies before printing was invented; write the year in which this resource was made public, and the age of what it shows as a date or in the title.`,
      })
    } else if (year > new Date().getFullYear() + longestEmbargo) {
      report({
        path,
        message: `The publicationYear ${shown} lies far in the future; write the year in which the resource was or will be made public.`,
      })
    }
  },
}

export const publicationYearRangeDocs = (): RuleDocs => ({
  summary: 'The publicationYear is a year in which something could be published.',
  why: 'The year is printed in every citation and used to sort and filter. The schema takes any four digits, so that placeholders such as 9999 and 0000 and slips of the pen get through. It is the year in which this copy became public, also for a digitised original that is much older.',
  examples: {
    passes: [{ record: { publicationYear: 2021 } }, { record: { publicationYear: '1897' } }],
    fails: [
      {
        record: { publicationYear: 9999 },
        findings: [
          {
            pointer: '/publicationYear',
            message:
              'The publicationYear 9999 lies far in the future; write the year in which the resource was or will be made public.',
          },
        ],
      },
      {
        record: { publicationYear: '0000' },
        findings: [
          {
            pointer: '/publicationYear',
            message:
              'The publicationYear 0000 lies before printing was invented; write the year in which this resource was made public, and the age of what it shows as a date or in the title.',
          },
        ],
      },
    ],
  },
  references: [property('publicationYear')],
})

const firstPrints = 1450
const surelyPast = 2025
/** Embargoes of records of the state and of people run for decades. */
const longestEmbargo = 100
