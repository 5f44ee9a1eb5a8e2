import { explainDoi } from '../../identifiers/explain-doi.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { relatedDoiIn } from '../../registry/values/identifiers.ts'
import { replaced } from '../predicates/identifiers.ts'
import { property, readingXml } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const relatedDoiSyntaxDocs = (): RuleDocs => ({
  summary: 'A related identifier of type DOI is a DOI that programs recognise.',
  why: 'Until June 2026 the registry dropped such a value from XML and kept the type of the relation; now it keeps what it was sent. Either way the relation points nowhere: no citation is counted and no version is linked.',
  examples: {
    passes: [
      { record: related('10.5880/abc') },
      { record: related('https://doi.org/10.5880/abc') },
      { record: { relatedIdentifiers: [{ relatedIdentifier: 'see paper', relatedIdentifierType: 'URL' }] } },
    ],
    fails: [
      {
        record: related('see paper'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '"see paper" is not a DOI; a DOI begins with "10.", four digits or more, and "/". Write the DOI, or choose a fitting relatedIdentifierType.',
      },
      {
        record: related('info:doi/10.5880/abc'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message: 'The DOI "info:doi/10.5880/abc" is in a form that few programs recognise; write 10.5880/abc.',
      },
      {
        record: related('10.5880.1/abc'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The DOI 10.5880.1/abc has a prefix that is not four or five digits, so that programs which follow the registry do not recognise it; give it as https://doi.org/10.5880.1/abc with the type URL.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[]'),
    readingXml,
    { title: 'Relations without a value', url: 'https://github.com/datacite/datacite/issues/2220' },
  ],
})

function related(relatedIdentifier: string) {
  return {
    relatedIdentifiers: [
      { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'References' as const },
    ],
  }
}
