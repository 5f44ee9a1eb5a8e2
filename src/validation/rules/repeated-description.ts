import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

export const repeatedDescription: Rule = {
  id: 'repeated-description',
  severity: 'warning',
  check: repeated('descriptions', 'description', ['lang'], 'description'),
}
