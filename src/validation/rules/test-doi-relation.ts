import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { property } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const testDoiRelation: Rule = {
  id: 'test-doi-relation',
  severity: 'warning',
  check: visiting(relations, (relation, { record: { doi }, report }) => {
    const { value } = relation
    if (!value.includes('10.5072/')) return
    // Between DOIs of the test system all is in order.
    if (typeof doi === 'string' && /10\.(?:5072|5555)\//.test(doi)) return
    if (!parseDoi(value)?.startsWith('10.5072/')) return
    report({
      path: relation.path,
      message: `The related DOI ${shorten(value)} has the prefix 10.5072, which is for tests and never leads anywhere; give the DOI of the published resource.`,
    })
  }),
}

export const testDoiRelationDocs = (): RuleDocs => ({
  summary: 'A published record has no relations to DOIs of the test prefix.',
  why: 'DOIs with the prefix 10.5072 were given out for tests only and do not resolve. In a published record they are links to nothing.',
  examples: {
    passes: [
      {
        record: {
          doi: '10.5880/b',
          relatedIdentifiers: [{ relatedIdentifier: '10.5880/a', relatedIdentifierType: 'DOI', relationType: 'Cites' }],
        },
      },
      {
        record: {
          doi: '10.5072/b',
          relatedIdentifiers: [{ relatedIdentifier: '10.5072/a', relatedIdentifierType: 'DOI', relationType: 'Cites' }],
        },
      },
    ],
    fails: [
      {
        record: {
          doi: '10.5880/b',
          relatedIdentifiers: [{ relatedIdentifier: '10.5072/a', relatedIdentifierType: 'DOI', relationType: 'Cites' }],
        },
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The related DOI 10.5072/a has the prefix 10.5072, which is for tests and never leads anywhere; give the DOI of the published resource.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[]'),
    { title: 'DataCite: the test prefix', url: 'https://support.datacite.org/docs/testing-guide' },
  ],
})
