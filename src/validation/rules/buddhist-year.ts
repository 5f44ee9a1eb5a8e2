import { messagesOf } from '../../messages/message.ts'
import { buddhistYear as texts } from '../compiled/rule-texts.ts'
import { buddhistYears, dates, isBuddhistYear, yearOf } from '../predicates/dates.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('buddhist-year', texts)

export const buddhistYear: Rule = {
  id: 'buddhist-year',
  severity: 'warning',
  check: together(
    ({ record: { publicationYear }, report }) => {
      const year = yearOf(publicationYear)
      if (year === undefined || !isBuddhistYear(year)) return
      const written = year - buddhistYears
      report({
        path: ['publicationYear'],
        message: say('publicationYear', { year, written }),
        suggestions: [String(written)],
        fix: writing(
          ['publicationYear'],
          typeof publicationYear === 'string' ? String(written) : written,
          say('writeYear', { written }),
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
        message: say('date', { date: shorten(date), written }),
        suggestions: [written],
        fix: writing(path, written, say('writeDate', { written }), false),
      })
    }),
  ),
}
