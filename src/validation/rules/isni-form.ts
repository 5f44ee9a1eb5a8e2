import { isniCheckDigit, parseIsni } from '../../identifiers/schemes/isni.ts'
import { otherScheme, visitingScheme } from '../predicates/identifiers.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const isniForm: Rule = {
  id: 'isni-form',
  severity: 'error',
  check: visitingScheme('ISNI', (identifier, { report }) => {
    const { value } = identifier
    if (parseIsni(value) !== undefined || isniCheckDigit(value) !== undefined) return
    const other = otherScheme(value)
    const advice =
      other === undefined
        ? '; write all sixteen digits, or omit the identifier.'
        : ` but ${other.noun}; give its scheme as ${other.scheme}.`
    report({ path: identifier.path, message: `${quote(value)} is not an ISNI${advice}` })
  }),
}
