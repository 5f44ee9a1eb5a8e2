import { messagesOf } from '../../messages/message.ts'
import { relatedIdentifierCheckDigit as texts } from '../compiled/rule-texts.ts'
import { relations } from '../predicates/identifiers/related.ts'
import { relatedKind } from '../predicates/identifiers/related-kinds.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('related-identifier-check-digit', texts)

export const relatedIdentifierCheckDigit: Rule = {
  id: 'related-identifier-check-digit',
  severity: 'error',
  check: visiting(relations, (relation, { report }) => {
    const { value } = relation
    const kind = relatedKind(relation.type)
    if (kind?.checkDigit === undefined || kind.parse(value)) return
    const digit = kind.checkDigit(value)
    if (digit === undefined) return
    report({
      path: relation.path,
      message: say('wrong', { value: shorten(value), notKind: kind.notKind, digit }),
    })
  }),
}
