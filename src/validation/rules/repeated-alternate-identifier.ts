import { messagesOf } from '../../messages/message.ts'
import { repeatedAlternateIdentifier as texts } from '../compiled/rule-texts.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-alternate-identifier', texts)

export const repeatedAlternateIdentifier: Rule = {
  id: 'repeated-alternate-identifier',
  severity: 'warning',
  check: repeated('alternateIdentifiers', 'alternateIdentifier', ['alternateIdentifierType'], say),
}
