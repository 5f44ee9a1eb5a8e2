import { isNothing } from '../predicates/missing.ts'
import { property } from '../predicates/references.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const relationsMissingDocs = (): RuleDocs => ({
  summary: 'A record is linked to what belongs to it.',
  why: 'The kernel’s documentation recommends relations. They are how citations are counted, and how readers get from an article to its data and from a version to the next.',
  examples: {
    passes: [
      {
        record: {
          relatedIdentifiers: [
            { relatedIdentifier: '10.5880/a', relatedIdentifierType: 'DOI', relationType: 'IsSupplementTo' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { relatedIdentifiers: [] },
        pointer: '',
        message: 'The record has no relations; link the articles, data, software and versions that belong to it.',
      },
    ],
  },
  references: [property('relatedIdentifiers[]')],
})
