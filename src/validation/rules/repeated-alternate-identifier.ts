import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

export const repeatedAlternateIdentifier: Rule = {
  id: 'repeated-alternate-identifier',
  severity: 'warning',
  check: repeated('alternateIdentifiers', 'alternateIdentifier', ['alternateIdentifierType'], 'alternate identifier'),
}
