import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { parseDate } from '../../model/date.ts'
import { impossibleDay, suggestDate } from '../predicates/date-suggestion.ts'
import { dates } from '../predicates/dates.ts'
import { property, readingXml } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const dateFormat: Rule = {
  id: 'date-format',
  severity: 'error',
  behaviours: ['date-dropped'],
  check: visiting(dates, ({ date, index }, { report }) => {
    if (parseDate(date) !== undefined || isUnknownValue(date)) return
    const path = ['dates', index, 'date']
    const impossible = impossibleDay(date)
    if (impossible !== undefined) {
      report({
        path,
        message: `The date ${quote(date)} does not exist: ${impossible}; the registry drops it from XML.`,
      })
      return
    }
    const suggestion = suggestDate(date)
    if (suggestion === undefined) {
      report({
        path,
        message: `The date ${quote(date)} cannot be parsed, and the registry drops it from XML; write it as YYYY, YYYY-MM or YYYY-MM-DD, separate the ends of a range with "/", and put words in dateInformation.`,
      })
      return
    }
    report({
      path,
      message: `The date ${quote(date)} is not in a form that the kernel allows, and the registry drops it from XML; write ${suggestion.date}.`,
      suggestions: [suggestion.date],
      fix: {
        description: `Write the date as ${suggestion.date}.`,
        safe: !suggestion.isGuess,
        patch: [{ op: 'replace', path: `/dates/${index}/date`, value: suggestion.date }],
      },
    })
  }),
}

export const dateFormatDocs = (): RuleDocs => ({
  summary: 'A date is written as W3CDTF, as a range of two such dates, or as EDTF.',
  why: 'The kernel’s schema accepts any text as a date, but the registry keeps only what it can parse: when reading XML, it silently drops every other date. Programs that search or sort by date cannot use such dates either.',
  examples: {
    passes: [
      { record: { dates: [{ date: '2021-05-03', dateType: 'Issued' }] } },
      { record: { dates: [{ date: '2004-03-02/2005-06-02', dateType: 'Collected' }] } },
      { record: { dates: [{ date: '-0054', dateType: 'Created' }] } },
      { record: { dates: [{ date: '1984~', dateType: 'Created' }] } },
      { record: { dates: [{ date: ':unav', dateType: 'Created' }] } },
    ],
    fails: [
      {
        record: { dates: [{ date: 'last summer', dateType: 'Created' }] },
        pointer: '/dates/0/date',
        message:
          'The date "last summer" cannot be parsed, and the registry drops it from XML; write it as YYYY, YYYY-MM or YYYY-MM-DD, separate the ends of a range with "/", and put words in dateInformation.',
      },
      {
        record: { dates: [{ date: '2021-02-30', dateType: 'Issued' }] },
        pointer: '/dates/0/date',
        message: 'The date "2021-02-30" does not exist: 2021-02 has 28 days; the registry drops it from XML.',
      },
      {
        record: { dates: [{ date: '25.12.2020', dateType: 'Issued' }] },
        pointer: '/dates/0/date',
        message:
          'The date "25.12.2020" is not in a form that the kernel allows, and the registry drops it from XML; write 2020-12-25.',
      },
    ],
  },
  references: [
    property('dates[]'),
    { title: 'W3C: Date and Time Formats', url: 'https://www.w3.org/TR/NOTE-datetime' },
    { title: 'Extended Date/Time Format (EDTF)', url: 'https://www.loc.gov/standards/datetime/' },
    readingXml,
  ],
})
