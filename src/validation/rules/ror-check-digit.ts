import { parseRor, rorCheckDigits } from '../../identifiers/schemes/ror.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const rorCheckDigit: Rule = {
  id: 'ror-check-digit',
  severity: 'error',
  check: visitingScheme('ROR', (identifier, { report }) => {
    if (parseRor(identifier.value) !== undefined) return
    const digits = rorCheckDigits(identifier.value)
    if (digits === undefined) return
    report({
      path: identifier.path,
      message: `The ROR ID ${shorten(identifier.value)} has wrong check digits; it should end in ${digits} if the other characters are right.`,
    })
  }),
}
