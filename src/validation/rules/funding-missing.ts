import { missing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const fundingMissing: Rule = {
  id: 'funding-missing',
  severity: 'info',
  fair: true,
  check: missing(
    'fundingReferences',
    'The record does not say who paid for the work; add the funder, with its ROR ID, and the award.',
  ),
}

export const fundingMissingDocs = (): RuleDocs => ({
  summary: 'A record says who paid for the work.',
  why: 'Most funders ask for it, and find what they paid for by it.',
  examples: {
    passes: [{ record: { fundingReferences: [{ funderName: 'European Commission' }] } }],
    fails: [
      {
        record: { fundingReferences: [] },
        pointer: '',
        message: 'The record does not say who paid for the work; add the funder, with its ROR ID, and the award.',
      },
    ],
  },
  references: [property('fundingReferences[]')],
})
