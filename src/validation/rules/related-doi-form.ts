import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { replaced } from '../predicates/identifiers.ts'
import { relations } from '../predicates/related.ts'
import { isPadded, quote, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedDoiForm: Rule = {
  id: 'related-doi-form',
  severity: 'info',
  behaviours: ['related-doi-rewritten'],
  check: visiting(relations, (relation, { format, report }) => {
    // The service writes DOIs as URLs.
    if (format === 'datacite-service' || format === 'resource') return
    const { value, type } = relation
    if (type !== 'DOI' || value.startsWith('10.') || isPadded(value) || relatedDoiIn(value) === undefined) return
    const doi = parseDoi(value)
    if (doi === undefined) return
    const path = relation.path
    report({
      path,
      message: `${quote(value)} is of type DOI and should be written bare: ${shorten(doi)}.`,
      suggestions: [doi],
      fix: { description: `Write the DOI as ${doi}.`, safe: true, patch: replaced(path, doi) },
    })
  }),
}

function _related(relatedIdentifier: string) {
  return {
    relatedIdentifiers: [
      { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const },
    ],
  }
}
