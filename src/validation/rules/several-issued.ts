import type { DateEntry } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
          message: `There are two dates of type ${dateType}, ${quote(first)} and ${quote(date)}; keep the right one, or say with dateInformation what each is.`,
        })
    })
  },
}

const once = new Set(['Issued', 'Accepted', 'Submitted', 'Created'])
