import { isObject } from '../../core/object.ts'
import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { identifierNotDoi as texts } from '../compiled/rule-texts.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('identifier-not-doi', texts)

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
        message: say('other', { identifier: shorten(identifier), type: shorten(identifierType) }),
      })
    } else if (identifierType !== 'DOI') {
      report({
        path,
        message: say('type', { type: shorten(identifierType), doi: shorten(doi) }),
        suggestions: ['DOI'],
        fix: {
          description: say('write'),
          safe: true,
          patch: [{ op: 'replace', path: '/identifier/identifierType', value: 'DOI' }],
        },
      })
    }
  },
}
