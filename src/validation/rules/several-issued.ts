import { messagesOf } from '../../messages/message.ts'
import type { DateEntry } from '../../model/datacite.ts'
import { severalIssued as messages } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('several-issued', messages)

export const severalIssued: Rule = {
  id: 'several-issued',
  severity: 'warning',
  check({ record, report }) {
    const seen = new Map<string, string>()
    eachObject<DateEntry>(record.dates, ({ date, dateType, dateInformation }, index) => {
      if (typeof date !== 'string' || typeof dateType !== 'string' || !once.has(dateType) || isGiven(dateInformation))
        return
      const first = seen.get(dateType)
      if (first === undefined) seen.set(dateType, date)
      else if (first.trim() !== date.trim())
        report({
          path: ['dates', index],
          message: say('several', { type: dateType, first: shorten(first), date: shorten(date) }),
        })
    })
  },
}

const once = new Set(['Issued', 'Accepted', 'Submitted', 'Created'])
