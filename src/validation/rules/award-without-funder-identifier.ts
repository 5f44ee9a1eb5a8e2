import { messagesOf } from '../../messages/message.ts'
import { awardWithoutFunderIdentifier as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('award-without-funder-identifier', texts)

export const awardWithoutFunderIdentifier: Rule = {
  id: 'award-without-funder-identifier',
  severity: 'info',
  fair: true,
  check: visiting(
    fundingReferences,
    ({ item: { funderName, funderIdentifier, awardNumber, awardUri }, index }, { report }) => {
      if (isGiven(funderIdentifier) || !(isGiven(awardNumber) || isGiven(awardUri)) || !isGiven(funderName)) return
      report({
        path: ['fundingReferences', index, 'funderIdentifier'],
        message: say('missing', { funder: shorten(funderName), award: shorten(awardNumber ?? awardUri) }),
      })
    },
  ),
}
