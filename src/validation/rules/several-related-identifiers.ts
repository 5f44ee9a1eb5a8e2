import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { severalRelatedIdentifiers as messages } from '../compiled/rule-texts.ts'
import { relatedIdentifiers } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('several-related-identifiers', messages)

export const severalRelatedIdentifiers: Rule = {
  id: 'several-related-identifiers',
  severity: 'warning',
  check: visiting(relatedIdentifiers, ({ item, index }, { report }) => {
    const { relatedIdentifier: value } = item
    if (typeof value !== 'string' || value.length > 2000 || !list.test(value)) return
    const parts = value
      .split(/[\s,;|]+/)
      .map(part => part.trim())
      .filter(part => part !== '')
    if (parts.length < 2 || !parts.every(part => one.test(part))) return
    const path = ['relatedIdentifiers', index, 'relatedIdentifier']
    report({
      path,
      message: say('several', { value: shorten(value), count: parts.length }),
      fix: {
        description: say('split'),
        safe: false,
        patch: [
          { op: 'replace', path: toPointer(path), value: parts[0] },
          ...parts.slice(1).map(part => ({
            op: 'add' as const,
            path: '/relatedIdentifiers/-',
            value: { ...item, relatedIdentifier: part },
          })),
        ],
      },
    })
  }),
}

const list = /[\s,;|](?:https?:\/\/|(?:doi:)?10\.\d{4,9}\/)/i
const one = /^(?:https?:\/\/[^\s/]+\.[^\s/]+|(?:doi:)?10\.\d{4,9}\/\S)/i
