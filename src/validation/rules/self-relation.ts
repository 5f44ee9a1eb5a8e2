import { doiKey, parseDoi } from '../../identifiers/doi.ts'
import { appendix } from '../references.ts'
import { relations } from '../related.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { shorten } from '../text.ts'

export const selfRelation: Rule = {
  id: 'self-relation',
  severity: 'error',
  check({ record, report }) {
    if (typeof record.doi !== 'string' || record.relatedIdentifiers === undefined) return
    const own = parseDoi(record.doi)
    if (own === undefined) return
    const key = doiKey(own)
    const ending = key.slice(-4)
    relations(record, relation => {
      const { value, relationType } = relation
      // A cheap test first: of thousands of relations, hardly one passes it.
      if (value.length < key.length || !value.toLowerCase().includes(ending)) return
      const doi = parseDoi(value)
      if (doi === undefined || doiKey(doi) !== key) return
      const named = typeof relationType === 'string' ? `the relation ${shorten(relationType)}` : 'a relation'
      report({
        path: relation.path(),
        message: `The record is related to itself: ${named} points to its own DOI ${shorten(own)}; remove the relation or correct its identifier.`,
      })
    })
  },
}

export const selfRelationDocs = (): RuleDocs => ({
  summary: 'A record is not related to itself.',
  why: 'A relation says how this resource relates to another one. One that points back to the record makes it its own version, part or source: programs that follow versions go in circles, and non-existent citations are counted.',
  examples: {
    passes: [{ record: { doi: '10.5880/abc', relatedIdentifiers: [related('10.5880/abc.2')] } }],
    fails: [
      {
        record: { doi: '10.5880/abc', relatedIdentifiers: [related('https://doi.org/10.5880/ABC')] },
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          'The record is related to itself: the relation IsVersionOf points to its own DOI 10.5880/abc; remove the relation or correct its identifier.',
      },
    ],
  },
  references: [
    appendix('relationType', 'appendix-1/relationType'),
    { title: 'Concept DOIs that are their own versions', url: 'https://github.com/datacite/datacite/issues/2533' },
  ],
})

function related(relatedIdentifier: string) {
  return { relatedIdentifier, relatedIdentifierType: 'DOI' as const, relationType: 'IsVersionOf' as const }
}
