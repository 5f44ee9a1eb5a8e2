import { isObject } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { property, readingXml } from '../predicates/references.ts'
import { isBlank, quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const identifierNotDoi: Rule = {
  id: 'identifier-not-doi',
  severity: 'error',
  behaviours: ['doi-refused', 'identifier-type-lost'],
  check({ record, report }) {
    if (!isObject(record.identifier) || typeof record.doi === 'string') return
    const { identifier, identifierType } = record.identifier as Record<string, unknown>
    if (typeof identifier !== 'string' || typeof identifierType !== 'string' || isBlank(identifier)) return
    const path = ['identifier', 'identifierType']
    const doi = parseDoi(identifier)
    if (doi === undefined) {
      report({
        path,
        message: `The record is identified by ${quote(identifier)} of type ${quote(identifierType)}, but the kernel allows only a DOI; give the DOI here and this identifier as an alternateIdentifier.`,
      })
    } else if (identifierType !== 'DOI') {
      report({
        path,
        message: `The identifierType ${quote(identifierType)} should be DOI, because ${shorten(doi)} is a DOI.`,
        suggestions: ['DOI'],
        fix: {
          description: 'Write the identifierType as DOI.',
          safe: true,
          patch: [{ op: 'replace', path: '/identifier/identifierType', value: 'DOI' }],
        },
      })
    }
  },
}

export const identifierNotDoiDocs = (): RuleDocs => ({
  summary: 'The identifierType of the record’s own identifier is DOI.',
  why: 'DOI, in capitals, is the only type that the kernel’s documentation allows. From kernel 4.2 on, the schema accepts any text; the registry looks only at the value, sets the type to DOI, and registers nothing without a DOI.',
  examples: {
    passes: [{ record: { doi: '10.5880/abc' } }],
    fails: [
      {
        record: { identifier: { identifier: '10.5880/abc', identifierType: 'doi' } },
        pointer: '/identifier/identifierType',
        message: 'The identifierType "doi" should be DOI, because 10.5880/abc is a DOI.',
      },
      {
        record: { identifier: { identifier: '20.500.12345/1', identifierType: 'Handle' } },
        pointer: '/identifier/identifierType',
        message:
          'The record is identified by "20.500.12345/1" of type "Handle", but the kernel allows only a DOI; give the DOI here and this identifier as an alternateIdentifier.',
      },
    ],
  },
  references: [
    property('identifier.identifierType'),
    readingXml,
    { title: 'Other identifier types are accepted', url: 'https://github.com/datacite/datacite/issues/2165' },
  ],
})
