import { isniCheckDigit, parseIsni } from '../../identifiers/schemes/isni.ts'
import { messagesOf } from '../../messages/message.ts'
import { isniCheckDigit as texts } from '../compiled/rule-texts.ts'
import { visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('isni-check-digit', texts)

export const isniCheckDigits: Rule = {
  id: 'isni-check-digit',
  severity: 'error',
  check: visitingScheme('ISNI', (identifier, { report }) => {
    if (parseIsni(identifier.value) !== undefined) return
    const digit = isniCheckDigit(identifier.value)
    if (digit === undefined) return
    report({
      path: identifier.path,
      message: say('wrong', { value: shorten(identifier.value), digit }),
    })
  }),
}
