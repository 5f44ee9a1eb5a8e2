import { missing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const sizesMissing: Rule = {
  id: 'sizes-missing',
  severity: 'info',
  fair: true,
  check: missing('sizes', 'The record does not say how large the resource is; add its size, such as 15 MB.'),
}
