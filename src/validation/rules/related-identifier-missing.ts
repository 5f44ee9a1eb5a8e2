import { relatedIdentifiers } from '../predicates/lists.ts'
import { property } from '../predicates/references.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const relatedIdentifierMissingDocs = (): RuleDocs => ({
  summary: 'A relation identifies the related resource.',
  why: 'A relation without an identifier says nothing, and programs that read it may fail. The schema accepts it because empty text is text, and the registry itself leaves such relations behind after dropping a DOI that it could not parse.',
  examples: {
    passes: [
      {
        record: {
          relatedIdentifiers: [
            { relatedIdentifier: '10.5880/abc', relatedIdentifierType: 'DOI', relationType: 'References' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { relatedIdentifiers: [{ relatedIdentifierType: 'DOI', relationType: 'References' }] },
        pointer: '/relatedIdentifiers/0',
        message:
          'The relation References has no relatedIdentifier; add the identifier of the related resource, or remove the relation.',
      },
      {
        record: {
          relatedIdentifiers: [{ relatedIdentifier: ' ', relatedIdentifierType: 'URL', relationType: 'IsPartOf' }],
        },
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The relation IsPartOf has no relatedIdentifier; add the identifier of the related resource, or remove the relation.',
      },
    ],
  },
  references: [
    property('relatedIdentifiers[]'),
    { title: 'Relations without a value', url: 'https://github.com/datacite/datacite/issues/2220' },
  ],
})
