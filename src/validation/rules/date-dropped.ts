import { parseDate } from '../../model/date.ts'
import { isKeptDate } from '../../registry/values/kept-date.ts'
import { dates } from '../predicates/dates.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
