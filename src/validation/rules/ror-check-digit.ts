import { parseRor, rorCheckDigits } from '../../identifiers/schemes/ror.ts'
import { messagesOf } from '../../messages/message.ts'
import { rorCheckDigit as messages } from '../compiled/rule-texts.ts'
import { visitingScheme } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('ror-check-digit', messages)

export const rorCheckDigit: Rule = {
  id: 'ror-check-digit',
  severity: 'error',
  check: visitingScheme('ROR', (identifier, { report }) => {
    if (parseRor(identifier.value) !== undefined) return
    const digits = rorCheckDigits(identifier.value)
    if (digits === undefined) return
    report({
      path: identifier.path,
      message: say('wrong', { value: shorten(identifier.value), digits }),
    })
  }),
}
