import { missing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const contributorsMissing: Rule = {
  id: 'contributors-missing',
  severity: 'info',
  strict: true,
  check: missing(
    'contributors',
    'The record has no contributors; name those who collected, curated or host the resource, and a ContactPerson.',
  ),
}

export const contributorsMissingDocs = (): RuleDocs => ({
  summary: 'A record names contributors.',
  why: 'The kernel’s documentation recommends it: it is the place to give credit for more than writing, and to say whom to ask.',
  examples: {
    passes: [{ record: { contributors: [{ name: 'Garcia, Sofia', contributorType: 'ContactPerson' }] } }],
    fails: [
      {
        record: { contributors: [] },
        pointer: '',
        message:
          'The record has no contributors; name those who collected, curated or host the resource, and a ContactPerson.',
      },
    ],
  },
  references: [property('contributors[]')],
})
