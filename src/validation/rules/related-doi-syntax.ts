import { explainDoi } from '../../identifiers/explain-doi.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { replaced } from '../predicates/identifiers.ts'
import { relations } from '../predicates/related.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedDoiSyntax: Rule = {
  id: 'related-doi-syntax',
  severity: 'error',
  behaviours: ['related-doi-rewritten'],
  check: visiting(relations, (relation, { report }) => {
    const { value, type } = relation
    if (type !== 'DOI' || relatedDoiIn(value) !== undefined) return
    const trimmed = value.trim()
    if (trimmed === '' || relatedDoiIn(trimmed) !== undefined) return
    const path = relation.path
    const doi = parseDoi(value)
    if (doi === undefined) {
      const message = `${explainDoi(value)} Write the DOI, or choose a fitting relatedIdentifierType.`
      report({ path, message })
    } else if (relatedDoiIn(doi) !== undefined) {
      report({
        path,
        message: `The DOI ${quote(value)} is in a form that few programs recognise; write ${shorten(doi)}.`,
        suggestions: [doi],
        fix: { description: `Write the DOI as ${doi}.`, safe: true, patch: replaced(path, doi) },
      })
    } else {
      report({
        path,
        message: `The DOI ${shorten(doi)} has a prefix that is not four or five digits, so that programs which follow the registry do not recognise it; give it as https://doi.org/${shorten(doi)} with the type URL.`,
      })
    }
  }),
}

function _related(relatedIdentifier: string) {
  return {
    relatedIdentifiers: [
      { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const },
    ],
  }
}
