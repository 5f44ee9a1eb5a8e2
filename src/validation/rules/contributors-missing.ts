import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const contributorsMissing: Rule = {
  id: 'contributors-missing',
  severity: 'info',
  strict: true,
  check: missing(
    'contributors',
    'The record has no contributors; name those who collected, curated or host the resource, and a ContactPerson.',
  ),
}
