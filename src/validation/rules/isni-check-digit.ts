import { isniCheckDigit, parseIsni } from '../../identifiers/schemes/isni.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const isniCheckDigits: Rule = {
  id: 'isni-check-digit',
  severity: 'error',
  check: visitingScheme('ISNI', (identifier, { report }) => {
    if (parseIsni(identifier.value) !== undefined) return
    const digit = isniCheckDigit(identifier.value)
    if (digit === undefined) return
    report({
      path: identifier.path,
      message: `The ISNI ${shorten(identifier.value)} has a wrong check digit; it should end in ${digit} if the other digits are right.`,
    })
  }),
}
