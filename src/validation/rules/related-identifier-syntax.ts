import { toPointer } from '../../core/pointer.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'
import { relations } from '../predicates/related.ts'
import { relatedKind } from '../predicates/related-kinds.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedIdentifierSyntax: Rule = {
  id: 'related-identifier-syntax',
  severity: 'warning',
  check: visiting(relations, (relation, { report }) => {
    const { value } = relation
    const kind = relatedKind(relation.type)
    if (kind === undefined || kind.parse(value) || isBlank(value) || kind.checkDigit?.(value) !== undefined) return
    const path = relation.path
    if (parseDoi(value) === undefined) {
      const message = `${quote(value)} is not ${kind.noun}; ${kind.advice}, or choose a fitting relatedIdentifierType.`
      report({ path, message })
      return
    }
    report({
      path,
      message: `${quote(value)} is a DOI, not ${kind.noun}; set its relatedIdentifierType to DOI.`,
      fix: {
        description: 'Set the relatedIdentifierType to DOI.',
        safe: true,
        patch: [{ op: 'replace', path: toPointer(relation.typePath), value: 'DOI' }],
      },
    })
  }),
}

function _related(relatedIdentifier: string, relatedIdentifierType: RelatedIdentifierType) {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'References' as const }] }
}
