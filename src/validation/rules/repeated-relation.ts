import { isObject } from '../../core/object.ts'
import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { messagesOf } from '../../messages/message.ts'
import { repeatedRelation as messages } from '../compiled/rule-texts.ts'
import { eachRepeat, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-relation', messages)

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
        tellRepeat(report, ['relatedIdentifiers'], list, repeat, (key, values) =>
          say(key, { value: shorten(list[repeat.index]?.relatedIdentifier), ...values }),
        ),
    )
  },
}

function relationKey(entry: Readonly<Record<string, unknown>>): string {
  const { relatedIdentifier: value, relatedIdentifierType: type, relationType } = entry
  if (typeof value !== 'string' || typeof relationType !== 'string' || value === '') return ''
  // Identifiers other than DOIs may be case-sensitive.
  return type === 'DOI' ? doiKey(parseDoi(value) ?? value.trim()) : `\n${type}\n${value.trim()}`
}
