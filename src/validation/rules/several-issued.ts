import type { DateEntry } from '../../model/datacite.ts'
import { eachObject } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const severalIssuedDocs = (): RuleDocs => ({
  summary: 'A resource is issued, accepted, submitted and created once.',
  why: 'Citations and aggregators take one of several dates of a type, and nobody knows which. What happens again is an update, or a new version with a DOI of its own.',
  examples: {
    passes: [
      {
        record: {
          dates: [
            { date: '2021', dateType: 'Issued' },
            { date: '2022-03', dateType: 'Updated' },
            { date: '2023-01', dateType: 'Updated' },
          ],
        },
      },
      {
        record: {
          dates: [
            { date: '2020', dateType: 'Created' },
            { date: '1875', dateType: 'Created', dateInformation: 'Original map' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          dates: [
            { date: '2021-05-04', dateType: 'Issued' },
            { date: '2022', dateType: 'Issued' },
          ],
        },
        pointer: '/dates/1',
        message:
          'There are two dates of type Issued, "2021-05-04" and "2022"; keep the right one, or say with dateInformation what each is.',
      },
    ],
  },
  references: [property('dates[].dateType')],
})

const once = new Set(['Issued', 'Accepted', 'Submitted', 'Created'])
