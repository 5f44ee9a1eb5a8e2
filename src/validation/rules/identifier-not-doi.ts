import { isObject } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { isBlank, quote, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
