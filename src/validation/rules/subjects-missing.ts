import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const subjectsMissing: Rule = {
  id: 'subjects-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check: missing('subjects', 'The record has no subjects; add keywords, best of a vocabulary of the field.'),
}
