import { fundingReferences } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const awardWithoutFunderIdentifierDocs = (): RuleDocs => ({
  summary: 'A funder with an award has an identifier.',
  why: 'Award numbers are unique within one funder only. Reports to funders are put together by the funder’s identifier and the number.',
  examples: {
    passes: [
      {
        record: {
          fundingReferences: [
            {
              funderName: 'European Commission',
              funderIdentifier: 'https://ror.org/00k4n6c32',
              funderIdentifierType: 'ROR',
              awardNumber: '282625',
            },
          ],
        },
      },
      { record: { fundingReferences: [{ funderName: 'Friends of the Museum' }] } },
    ],
    fails: [
      {
        record: { fundingReferences: [{ funderName: 'European Commission', awardNumber: '282625' }] },
        pointer: '/fundingReferences/0/funderIdentifier',
        message: 'The funder "European Commission" of the award 282625 has no identifier; add its ROR ID.',
      },
    ],
  },
  references: [property('fundingReferences[].funderIdentifier')],
})
