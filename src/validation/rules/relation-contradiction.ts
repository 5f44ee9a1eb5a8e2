import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import type { RelationType } from '../../kernel/vocabularies/index.ts'
import { messagesOf } from '../../messages/message.ts'
import type { RelatedIdentifier } from '../../model/datacite.ts'
import { relationContradiction as texts } from '../compiled/rule-texts.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('relation-contradiction', texts)

export const relationContradiction: Rule = {
  id: 'relation-contradiction',
  severity: 'warning',
  check({ record, report }) {
    if (!saysBoth(record.relatedIdentifiers)) return
    let said: Map<string, Set<RelationType>> | undefined
    eachObject<RelatedIdentifier>(record.relatedIdentifiers, ({ relatedIdentifier: value, relationType }, index) => {
      if (typeof value !== 'string' || typeof relationType !== 'string') return
      const inverse = inverses.get(relationType)
      if (inverse === undefined) return
      const doi = parseDoi(value)
      const key = doi === undefined ? value : doiKey(doi)
      said ??= new Map()
      const relations = said.get(key) ?? new Set()
      if (relations.has(inverse)) {
        report({
          path: ['relatedIdentifiers', index, 'relationType'],
          message: say('both', { type: relationType, inverse, value: shorten(value) }),
        })
      }
      said.set(key, relations.add(relationType as RelationType))
    })
  },
}

/** True if a list has two mutually exclusive relation types, regardless of their targets. */
function saysBoth(list: unknown): boolean {
  const types: string[] = []
  let isBoth = false
  eachObject<RelatedIdentifier>(list, ({ relationType: type }) => {
    if (typeof type !== 'string' || types.includes(type)) return
    const inverse = inverses.get(type)
    if (inverse === undefined) return
    isBoth ||= types.includes(inverse)
    types.push(type)
  })
  return isBoth
}

/**
 * Relation types, each with the type that contradicts it. The rule `version-relation-conflict` checks new and previous
 * versions.
 */
const inverses: ReadonlyMap<string, RelationType> = new Map([
  ['IsPartOf', 'HasPart'],
  ['HasPart', 'IsPartOf'],
  ['IsVersionOf', 'HasVersion'],
  ['HasVersion', 'IsVersionOf'],
  ['IsDerivedFrom', 'IsSourceOf'],
  ['IsSourceOf', 'IsDerivedFrom'],
  ['Obsoletes', 'IsObsoletedBy'],
  ['IsObsoletedBy', 'Obsoletes'],
  ['Continues', 'IsContinuedBy'],
  ['IsContinuedBy', 'Continues'],
  ['HasTranslation', 'IsTranslationOf'],
  ['IsTranslationOf', 'HasTranslation'],
])
