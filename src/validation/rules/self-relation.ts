import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { relations } from '../predicates/related.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
