import { messagesOf } from '../../messages/message.ts'
import type { DateEntry } from '../../model/datacite.ts'
import { type CalendarDate, isBefore, parseDate } from '../../model/date.ts'
import { dateOrder as texts } from '../compiled/rule-texts.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('date-order', texts)

export const dateOrder: Rule = {
  id: 'date-order',
  severity: 'warning',
  check({ record, report }) {
    const found = new Map<string, { date: string; from: CalendarDate; index: number }>()
    const several = new Set<string>()
    eachObject<DateEntry>(record.dates, ({ date, dateType }, index) => {
      if (typeof date !== 'string' || typeof dateType !== 'string' || !ordered.has(dateType) || date.includes('/'))
        return
      const from = parseDate(date.trim())?.from
      if (from === undefined) return
      const known = found.get(dateType)
      if (known !== undefined) several.add(dateType)
      // The last of several updates counts.
      if (known === undefined || isBefore(known.from, from)) found.set(dateType, { date, from, index })
    })
    if (found.size < 2) return
    for (const [earlier, later] of pairs) {
      const [first, second] = [found.get(earlier), found.get(later)]
      if (first === undefined || second === undefined || several.has(earlier) || !isBefore(second.from, first.from))
        continue
      report({
        path: ['dates', second.index, 'date'],
        message: say('order', { later, second: shorten(second.date), earlier, first: shorten(first.date) }),
      })
    }
  },
}

const pairs = [
  ['Created', 'Updated'],
  ['Submitted', 'Accepted'],
  ['Issued', 'Withdrawn'],
  ['Created', 'Withdrawn'],
] as const
const ordered = new Set<string>(pairs.flat())
