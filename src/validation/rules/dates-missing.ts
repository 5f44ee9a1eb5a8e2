import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const datesMissing: Rule = {
  id: 'dates-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check: missing('dates', 'The record has no dates; add at least the date of type Issued.'),
}
