import { isObject } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { property } from '../predicates/references.ts'
import { eachRepeat, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedRelation: Rule = {
  id: 'repeated-relation',
  severity: 'warning',
  check({ record, report }) {
    const list: unknown = record.relatedIdentifiers
    if (!Array.isArray(list)) return
    eachRepeat(
      list,
      entry => (isObject(entry) ? relationKey(entry) : ''),
      entry =>
        isObject(entry) ? keyOf(entry, ['relationType', 'relationTypeInformation', 'relatedMetadataScheme']) : '',
      repeat =>
        tellRepeat(
          report,
          ['relatedIdentifiers'],
          list,
          repeat,
          `The relation to ${shorten(list[repeat.index]?.relatedIdentifier)}`,
        ),
    )
  },
}

export const repeatedRelationDocs = (): RuleDocs => ({
  summary: 'Each relation is given once.',
  why: 'A relation that is there twice is counted twice: in numbers of citations, references and parts.',
  examples: {
    passes: [
      {
        record: {
          relatedIdentifiers: [
            { relatedIdentifier: '10.5880/a', relatedIdentifierType: 'DOI', relationType: 'Cites' },
            { relatedIdentifier: '10.5880/a', relatedIdentifierType: 'DOI', relationType: 'IsDerivedFrom' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          relatedIdentifiers: [
            { relatedIdentifier: '10.5880/a', relatedIdentifierType: 'DOI', relationType: 'Cites' },
            { relatedIdentifier: 'https://doi.org/10.5880/A', relatedIdentifierType: 'DOI', relationType: 'Cites' },
          ],
        },
        pointer: '/relatedIdentifiers/1',
        message:
          'The relation to https://doi.org/10.5880/A is the same as entry 1 of the list; join the two in one entry.',
      },
    ],
  },
  references: [property('relatedIdentifiers[]')],
})

function relationKey(entry: Readonly<Record<string, unknown>>): string {
  const { relatedIdentifier: value, relatedIdentifierType: type, relationType } = entry
  if (typeof value !== 'string' || typeof relationType !== 'string' || value === '') return ''
  // Other identifiers than DOIs may tell cases apart.
  return type === 'DOI' ? doiKey(parseDoi(value) ?? value.trim()) : `\n${type}\n${value.trim()}`
}
