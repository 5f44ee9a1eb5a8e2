import { orcidCheckDigit, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const orcidCheckDigits: Rule = {
  id: 'orcid-check-digit',
  severity: 'error',
  check: visitingScheme('ORCID', (identifier, { report }) => {
    if (parseOrcid(identifier.value) !== undefined) return
    const digit = orcidCheckDigit(identifier.value)
    if (digit === undefined) return
    report({
      path: identifier.path,
      message: `The ORCID iD ${shorten(identifier.value)} has a wrong check digit; it should end in ${digit} if the other digits are right.`,
    })
  }),
}
