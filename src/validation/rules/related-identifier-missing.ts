import { relatedIdentifiers } from '../predicates/lists.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedIdentifierMissing: Rule = {
  id: 'related-identifier-missing',
  severity: 'error',
  check: visiting(relatedIdentifiers, ({ item, index }, { report }) => {
    const { relatedIdentifier: value, relationType } = item
    const isMissing = value === undefined || value === null
    if (!isMissing && (typeof value !== 'string' || !isBlank(value))) return
    const named = typeof relationType === 'string' ? ` ${relationType}` : ''
    report({
      path: isMissing ? ['relatedIdentifiers', index] : ['relatedIdentifiers', index, 'relatedIdentifier'],
      message: `The relation${named} has no relatedIdentifier; add the identifier of the related resource, or remove the relation.`,
    })
  }),
}
