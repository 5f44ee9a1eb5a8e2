import { buddhistYears, dates, isBuddhistYear, yearOf } from '../predicates/dates.ts'
import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

export const buddhistYear: Rule = {
  id: 'buddhist-year',
  severity: 'warning',
  check: together(
    ({ record: { publicationYear }, report }) => {
      const year = yearOf(publicationYear)
      if (year === undefined || !isBuddhistYear(year)) return
      report({
        path: ['publicationYear'],
        message: `The publicationYear ${year} is a year of the Buddhist calendar; write ${year - buddhistYears}.`,
        suggestions: [String(year - buddhistYears)],
        fix: writing(
          ['publicationYear'],
          typeof publicationYear === 'string' ? String(year - buddhistYears) : year - buddhistYears,
          `Write the year as ${year - buddhistYears}.`,
          false,
        ),
      })
    },
    visiting(dates, ({ date, index }, { report }) => {
      const year = /^2[45]\d\d(?=$|[-/])/.exec(date)?.[0]
      if (year === undefined || !isBuddhistYear(Number(year))) return
      const written = date.replace(/(?<![\d-])2[45]\d\d(?=$|[-/])/g, found => String(Number(found) - buddhistYears))
      const path = ['dates', index, 'date']
      report({
        path,
        message: `The date ${quote(date)} has a year of the Buddhist calendar; write ${written}.`,
        suggestions: [written],
        fix: writing(path, written, `Write the date as ${written}.`, false),
      })
    }),
  ),
}
