import { property } from '../predicates/references.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedFunding: Rule = {
  id: 'repeated-funding',
  severity: 'warning',
  check: repeated('fundingReferences', 'funderName', ['awardNumber', 'awardUri', 'awardTitle'], 'funding reference'),
}

export const repeatedFundingDocs = (): RuleDocs => ({
  summary: 'Each award of a funder is given once.',
  why: 'Reports to funders count the works of an award; one that is there twice usually stands where another award was meant.',
  examples: {
    passes: [
      {
        record: {
          fundingReferences: [
            { funderName: 'European Commission', awardNumber: '282625' },
            { funderName: 'European Commission', awardNumber: '777541' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          fundingReferences: [
            { funderName: 'European Commission', awardNumber: '282625' },
            { funderName: 'European Commission', awardNumber: '282625' },
          ],
        },
        pointer: '/fundingReferences/1',
        message:
          'The funding reference "European Commission" is the same as entry 1 of the list; remove one of the two.',
      },
    ],
  },
  references: [property('fundingReferences[]')],
})
