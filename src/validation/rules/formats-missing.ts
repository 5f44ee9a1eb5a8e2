import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const formatsMissing: Rule = {
  id: 'formats-missing',
  severity: 'info',
  fair: true,
  check: missing(
    'formats',
    'The record does not say in which formats the files are; add their media types, such as text/csv.',
  ),
}
