import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { dateInformationMissing as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { dates } from '../predicates/dates.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('date-information-missing', texts)

export const dateInformationMissing: Rule = {
  id: 'date-information-missing',
  severity: 'warning',
  check: visiting(dates, ({ date, entry: { dateType, dateInformation }, index }, { kernel, format, report }) => {
    if (
      dateType !== 'Other' ||
      // The kernels of these formats have no date type for the period that data cover.
      (format.startsWith('datacite-json-') && date.includes('/')) ||
      isGiven(dateInformation) ||
      nodeAt('dates[].dateInformation', kernel) === undefined
    )
      return
    report({
      path: ['dates', index],
      message: say('missing', { date: shorten(date) }),
    })
  }),
}
