import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { replaced } from '../predicates/identifiers.ts'
import { property, readingXml } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { isPadded, quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const relatedDoiFormDocs = (): RuleDocs => ({
  summary: 'A related identifier of type DOI is written bare.',
  why: 'For the type DOI, the kernel expects the form 10.21384/bar. The registry stripped addresses and labels from XML until June 2026, and keeps them since, so that the same relation ends up written in several ways, and programs that compare DOIs as text miss it.',
  examples: {
    passes: [
      { record: related('10.5880/abc') },
      {
        record: { relatedIdentifiers: [{ relatedIdentifier: 'https://example.org/a', relatedIdentifierType: 'URL' }] },
      },
      { record: related('https://doi.org/10.5880/abc'), format: 'datacite-service' },
    ],
    fails: [
      {
        record: related('https://doi.org/10.5880/abc'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message: '"https://doi.org/10.5880/abc" is of type DOI and should be written bare: 10.5880/abc.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[]'),
    readingXml,
    { title: 'DOIs given as URLs', url: 'https://github.com/4TUResearchData/djehuty/issues/121' },
  ],
})

function related(relatedIdentifier: string) {
  return {
    relatedIdentifiers: [
      { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const },
    ],
  }
}
