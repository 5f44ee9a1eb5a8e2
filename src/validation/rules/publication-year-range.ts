import { isBuddhistYear, yearOf } from '../predicates/dates.ts'
import type { Rule } from '../rule.ts'

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

const firstPrints = 1450
const surelyPast = 2025
/** Embargoes on government and personal records run for decades. */
const longestEmbargo = 100
