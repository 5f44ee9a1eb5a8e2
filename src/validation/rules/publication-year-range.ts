import { messagesOf } from '../../messages/message.ts'
import { publicationYearRange as texts } from '../compiled/rule-texts.ts'
import { isBuddhistYear, yearOf } from '../predicates/dates.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('publication-year-range', texts)

export const publicationYearRange: Rule = {
  id: 'publication-year-range',
  severity: 'warning',
  check({ record, report }) {
    const year = yearOf(record.publicationYear)
    if (year === undefined || (year >= firstPrints && year <= surelyPast) || isBuddhistYear(year)) return
    const path = ['publicationYear']
    const shown = String(year).padStart(4, '0')
    if (year < firstPrints) {
      report({ path, message: say('beforePrinting', { year: shown }) })
    } else if (year > new Date().getFullYear() + longestEmbargo) {
      report({ path, message: say('inFuture', { year: shown }) })
    }
  },
}

const firstPrints = 1450
const surelyPast = 2025
/** The maximum embargo in years. Government and personal records can be closed for decades. */
const longestEmbargo = 100
