import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const fundingMissing: Rule = {
  id: 'funding-missing',
  severity: 'info',
  fair: true,
  check: missing(
    'fundingReferences',
    'The record does not say who paid for the work; add the funder, with its ROR ID, and the award.',
  ),
}
