import { fundingReferences } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
        message: `The funder ${quote(funderName)} of the award ${shorten(awardNumber ?? awardUri)} has no identifier; add its ROR ID.`,
      })
    },
  ),
}
