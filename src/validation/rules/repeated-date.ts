import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

export const repeatedDate: Rule = {
  id: 'repeated-date',
  severity: 'warning',
  check: repeated('dates', 'date', ['dateType', 'dateInformation'], 'date'),
}
