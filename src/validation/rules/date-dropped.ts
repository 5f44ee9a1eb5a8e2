import { messagesOf } from '../../messages/message.ts'
import { parseDate } from '../../model/date.ts'
import { isKeptDate } from '../../registry/values/kept-date.ts'
import { dateDropped as texts } from '../compiled/rule-texts.ts'
import { dates } from '../predicates/dates.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('date-dropped', texts)

export const dateDropped: Rule = {
  id: 'date-dropped',
  severity: 'warning',
  behaviours: ['date-dropped'],
  ifActedOn: true,
  check: visiting(dates, ({ date, index }, { report }) => {
    if (isKeptDate(date) || parseDate(date) === undefined) return
    const { reason, kept } = reasonOf(date)
    const [because, shown] = [say(reason), shorten(date)]
    report({
      path: ['dates', index, 'date'],
      message:
        kept === undefined ? say('dropped', { date: shown, because }) : say('kept', { date: shown, because, kept }),
      ...(kept !== undefined && {
        suggestions: [kept],
        fix: {
          description: say('write', { kept }),
          safe: false,
          patch: [{ op: 'replace', path: `/dates/${index}/date`, value: kept }],
        },
      }),
    })
  }),
}

type Reason = 'openEnd' | 'unevenRange' | 'timesInRange' | 'brokenSeconds' | 'timeZone' | 'earlyDraft'

function reasonOf(date: string): { reason: Reason; kept: string | undefined } {
  if (date.includes('/')) {
    if (!date.includes('T')) {
      const known = date.replace(/^(?:\.\.|unkn?own|open)?\/|\/(?:\.\.|unkn?own|open)?$/gi, '')
      if (known !== date) return { reason: 'openEnd', kept: ifKept(known) }
      const [start = '', end = ''] = date.split('/')
      const isBackwards = start.length === end.length && end < start
      return { reason: 'unevenRange', kept: isBackwards ? ifKept(`${end}/${start}`) : undefined }
    }
    return { reason: 'timesInRange', kept: ifKept(date.replace(/T[^/]*/g, '')) }
  }
  if (date.includes('T')) {
    const kept = date.replace(
      /T(\d\d:\d\d)(:\d\d)?(?:\.\d+)?/,
      (_, minutes: string, seconds = ':00') => `T${minutes}${seconds}`,
    )
    return kept === date ? { reason: 'timeZone', kept: undefined } : { reason: 'brokenSeconds', kept: ifKept(kept) }
  }
  return { reason: 'earlyDraft', kept: undefined }
}

const ifKept = (date: string): string | undefined => (isKeptDate(date) ? date : undefined)
