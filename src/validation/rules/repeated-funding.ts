import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

export const repeatedFunding: Rule = {
  id: 'repeated-funding',
  severity: 'warning',
  check: repeated('fundingReferences', 'funderName', ['awardNumber', 'awardUri', 'awardTitle'], 'funding reference'),
}
