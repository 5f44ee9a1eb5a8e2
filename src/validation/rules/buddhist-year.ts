import { buddhistYears, dates, isBuddhistYear, yearOf } from '../predicates/dates.ts'
import { writing } from '../predicates/edits.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const buddhistYearDocs = (): RuleDocs => ({
  summary: 'Years are of the Gregorian calendar.',
  why: 'Thailand counts years from 543 BC, and computers set to its language write them so: 2549 is 2006. Citations then print a year that is centuries away.',
  examples: {
    passes: [{ record: { publicationYear: 2006, dates: [{ date: '2006-05', dateType: 'Issued' }] } }],
    fails: [
      {
        record: { publicationYear: 2549 },
        pointer: '/publicationYear',
        message: 'The publicationYear 2549 is a year of the Buddhist calendar; write 2006.',
      },
      {
        record: { dates: [{ date: '2549-05', dateType: 'Issued' }] },
        pointer: '/dates/0/date',
        message: 'The date "2549-05" has a year of the Buddhist calendar; write 2006-05.',
      },
    ],
  },
  references: [property('publicationYear'), property('dates[]')],
})
