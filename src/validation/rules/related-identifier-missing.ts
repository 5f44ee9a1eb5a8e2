import { messagesOf } from '../../messages/message.ts'
import { relatedIdentifierMissing as texts } from '../compiled/rule-texts.ts'
import { relatedIdentifiers } from '../predicates/lists.ts'
import { isBlank } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-identifier-missing', texts)

export const relatedIdentifierMissing: Rule = {
  id: 'related-identifier-missing',
  severity: 'error',
  check: visiting(relatedIdentifiers, ({ item, index }, { report }) => {
    const { relatedIdentifier: value, relationType } = item
    const isMissing = value === undefined || value === null
    if (!isMissing && (typeof value !== 'string' || !isBlank(value))) return
    report({
      path: isMissing ? ['relatedIdentifiers', index] : ['relatedIdentifiers', index, 'relatedIdentifier'],
      message: typeof relationType === 'string' ? say('typed', { type: relationType }) : say('untyped'),
    })
  }),
}
