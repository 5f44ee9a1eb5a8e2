import { nodeAt } from '../../kernel/tree.ts'
import { dates } from '../predicates/dates.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const dateInformationMissing: Rule = {
  id: 'date-information-missing',
  severity: 'warning',
  check: visiting(dates, ({ date, entry: { dateType, dateInformation }, index }, { kernel, format, report }) => {
    if (
      dateType !== 'Other' ||
      // In the kernels of these formats the period that data cover has no type of its own.
      (format.startsWith('datacite-json-') && date.includes('/')) ||
      isGiven(dateInformation) ||
      nodeAt('dates[].dateInformation', kernel) === undefined
    )
      return
    report({
      path: ['dates', index],
      message: `The date ${quote(date)} of type Other does not say what happened then; add dateInformation, or choose another dateType.`,
    })
  }),
}

export const dateInformationMissingDocs = (): RuleDocs => ({
  summary: 'A date of type Other says with dateInformation what it is.',
  why: 'Without it the date means nothing to anybody.',
  examples: {
    passes: [{ record: { dates: [{ date: '1875', dateType: 'Other', dateInformation: 'Founded' }] } }],
    fails: [
      {
        record: { dates: [{ date: '1875', dateType: 'Other' }] },
        pointer: '/dates/0',
        message:
          'The date "1875" of type Other does not say what happened then; add dateInformation, or choose another dateType.',
      },
    ],
  },
  references: [property('dates[].dateInformation'), property('dates[].dateType')],
})
