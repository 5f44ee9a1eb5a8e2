import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

export const repeatedTitle: Rule = {
  id: 'repeated-title',
  severity: 'warning',
  check: repeated('titles', 'title', ['lang'], 'title'),
}
