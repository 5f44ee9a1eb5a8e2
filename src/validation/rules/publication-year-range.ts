import { isBuddhistYear, yearOf } from '../predicates/dates.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const publicationYearRange: Rule = {
  id: 'publication-year-range',
  severity: 'warning',
  check({ record, report }) {
    const year = yearOf(record.publicationYear)
    if (year === undefined || (year >= firstPrints && year <= surelyPast) || isBuddhistYear(year)) return
    const path = ['publicationYear']
    const shown = String(year).padStart(4, '0')
    if (year < firstPrints) {
      report({
        path,
        message: `The publicationYear ${shown} is before the invention of printing; give the year in which this resource was made public, and the age of the original as a date or in the title.`,
      })
    } else if (year > new Date().getFullYear() + longestEmbargo) {
      report({
        path,
        message: `The publicationYear ${shown} is far in the future; give the year in which the resource was or will be made public.`,
      })
    }
  },
}

export const publicationYearRangeDocs = (): RuleDocs => ({
  summary: 'The publicationYear is a plausible year of publication.',
  why: 'The year is printed in every citation and used for sorting and filtering. The schema accepts any four digits, so placeholders such as 9999 and 0000 and typing errors get through. It is the year in which this copy was made public, even if the digitised original is much older.',
  examples: {
    passes: [
      { record: { publicationYear: 2021 } },
      { record: { publicationYear: '1897' } },
      { record: { publicationYear: 2549 } },
    ],
    fails: [
      {
        record: { publicationYear: 9999 },
        pointer: '/publicationYear',
        message:
          'The publicationYear 9999 is far in the future; give the year in which the resource was or will be made public.',
      },
      {
        record: { publicationYear: '0000' },
        pointer: '/publicationYear',
        message:
          'The publicationYear 0000 is before the invention of printing; give the year in which this resource was made public, and the age of the original as a date or in the title.',
      },
    ],
  },
  references: [property('publicationYear')],
})

const firstPrints = 1450
const surelyPast = 2025
/** Embargoes on government and personal records run for decades. */
const longestEmbargo = 100
