import { formatRor, parseRor, rorCheckDigits } from '../../identifiers/schemes/ror.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { otherScheme, replaced, visitingScheme } from '../predicates/identifiers.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const rorForm: Rule = {
  id: 'ror-form',
  severity: 'error',
  behaviours: ['ror-rewritten', 'affiliation-identifier-rewritten', 'funder-rewritten'],
  check: visitingScheme('ROR', (identifier, { report }) => {
    const { value } = identifier
    if (parseRor(value) !== undefined || rorCheckDigits(value) !== undefined) return
    const path = identifier.path
    const inner = parseRor(undoubled(value) ?? '')
    if (inner !== undefined) {
      const url = formatRor(inner)
      report({
        path,
        message: `The ROR ID ${quote(value)} contains the address of ROR twice and is a broken link; write ${url}.`,
        suggestions: [url],
        fix: { description: `Write the ROR ID as ${url}.`, safe: true, patch: replaced(path, url) },
      })
      return
    }
    report({ path, message: `${quote(value)} is not a ROR ID${adviceFor(value)}` })
  }),
}

function adviceFor(value: string): string {
  const other = otherScheme(value)
  if (other === undefined)
    return '; write the ID as https://ror.org/ followed by its nine characters, or omit identifier and scheme.'
  return other.scheme === 'GRID'
    ? ` but ${other.noun}; look up the organisation at https://ror.org and use its ROR ID.`
    : ` but ${other.noun}; give its scheme as ${other.scheme}.`
}
