import { parseDate } from '../../model/date.ts'
import { isKeptDate } from '../../registry/values/kept-date.ts'
import { dates } from '../predicates/dates.ts'
import { property, readingXml } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const dateDropped: Rule = {
  id: 'date-dropped',
  severity: 'warning',
  behaviours: ['date-dropped'],
  ifActedOn: true,
  check: visiting(dates, ({ date, index }, { report }) => {
    if (isKeptDate(date) || parseDate(date) === undefined) return
    const { because, kept } = reasonOf(date)
    const advice = kept === undefined ? 'write it in plain digits to keep it' : `write ${kept} to keep it`
    report({
      path: ['dates', index, 'date'],
      message: `The date ${quote(date)} is allowed, but the registry drops it when reading XML because ${because}; ${advice}.`,
      ...(kept !== undefined && {
        suggestions: [kept],
        fix: {
          description: `Write the date as ${kept}.`,
          safe: false,
          patch: [{ op: 'replace', path: `/dates/${index}/date`, value: kept }],
        },
      }),
    })
  }),
}

export const dateDroppedDocs = (): RuleDocs => ({
  summary: 'A date is in a form that the registry keeps.',
  why: 'The registry reads the dates of an XML record with a parser for an early draft of EDTF. Dates that the kernel’s documentation allows but that draft does not are silently dropped: ranges with times of day, ranges with an open end however it is written, and times without seconds or with fractions of a second.',
  examples: {
    passes: [
      { record: { dates: [{ date: '2009-09-07/2013-10-27', dateType: 'Collected' }] } },
      { record: { dates: [{ date: '2020-01/2020-06', dateType: 'Valid' }] } },
      { record: { dates: [{ date: '2019-06-26T10:39:33Z', dateType: 'Available' }] } },
    ],
    fails: [
      {
        record: { dates: [{ date: '2020-01/', dateType: 'Valid' }] },
        pointer: '/dates/0/date',
        message:
          'The date "2020-01/" is allowed, but the registry drops it when reading XML because a range with an open end holds no day for it; write 2020-01 to keep it.',
      },
      {
        record: { dates: [{ date: '2009-09-07T00:00:00/2013-10-27T00:00:00', dateType: 'Collected' }] },
        pointer: '/dates/0/date',
        message:
          'The date "2009-09-07T00:00:00/2013-10-27T00:00:00" is allowed, but the registry drops it when reading XML because a range must not contain times of day; write 2009-09-07/2013-10-27 to keep it.',
      },
      {
        record: { dates: [{ date: '2020-05-04T12:00:00.000Z', dateType: 'Issued' }] },
        pointer: '/dates/0/date',
        message:
          'The date "2020-05-04T12:00:00.000Z" is allowed, but the registry drops it when reading XML because a time must have whole seconds; write 2020-05-04T12:00:00Z to keep it.',
      },
    ],
  },
  references: [
    property('dates[]'),
    readingXml,
    {
      title: 'The EDTF parser that the registry uses',
      url: 'https://github.com/inukshuk/edtf-ruby/blob/v3.2.2/lib/edtf/parser.y',
    },
  ],
})

function reasonOf(date: string): { because: string; kept: string | undefined } {
  if (date.includes('/')) {
    if (!date.includes('T')) {
      const known = date.replace(/^(?:\.\.|unkn?own|open)?\/|\/(?:\.\.|unkn?own|open)?$/gi, '')
      if (known !== date) return { because: 'a range with an open end holds no day for it', kept: ifKept(known) }
      const [start = '', end = ''] = date.split('/')
      return {
        because: 'the range ends before it starts, or is told less precisely at its end',
        kept: ifKept(`${end}/${start}`),
      }
    }
    return { because: 'a range must not contain times of day', kept: ifKept(date.replace(/T[^/]*/g, '')) }
  }
  if (date.includes('T')) {
    const kept = date.replace(
      /T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?/,
      (_, minutes: string, seconds = ':00') => `T${minutes}${seconds}`,
    )
    return { because: 'a time must have whole seconds', kept: ifKept(kept) }
  }
  return { because: 'its parser implements an early draft of EDTF', kept: undefined }
}

const ifKept = (date: string): string | undefined => (isKeptDate(date) ? date : undefined)
