import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { appendix } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const selfRelation: Rule = {
  id: 'self-relation',
  severity: 'error',
  check: visiting(relations, (relation, { record: { doi: own }, report }) => {
    const { value, relationType } = relation
    if (typeof own !== 'string') return
    const [named, doi] = [parseDoi(own), parseDoi(value)]
    if (named === undefined || doi === undefined || doiKey(doi) !== doiKey(named)) return
    const how = typeof relationType === 'string' ? `the relation ${shorten(relationType)}` : 'a relation'
    report({
      path: relation.path,
      message: `The record is related to itself: ${how} points to its own DOI ${shorten(named)}; remove the relation or correct its identifier.`,
    })
  }),
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
