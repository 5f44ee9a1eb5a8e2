import { isNothing } from '../predicates/missing.ts'
import type { Rule } from '../rule.ts'

export const relationsMissing: Rule = {
  id: 'relations-missing',
  severity: 'info',
  strict: true,
  fair: true,
  check({ record: { relatedIdentifiers, relatedItems }, report }) {
    if (isNothing(relatedIdentifiers) && isNothing(relatedItems))
      report({
        path: [],
        message: 'The record has no relations; link the articles, data, software and versions that belong to it.',
        actual: undefined,
      })
  },
}
