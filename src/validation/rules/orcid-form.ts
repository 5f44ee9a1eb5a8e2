import { formatOrcid, orcidCheckDigit, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { otherScheme, replaced, visitingScheme } from '../predicates/identifiers.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const orcidForm: Rule = {
  id: 'orcid-form',
  severity: 'error',
  behaviours: ['orcid-rewritten'],
  check: visitingScheme('ORCID', (identifier, { report }) => {
    const { value } = identifier
    if (known.test(value.trim())) return
    const orcid = parseOrcid(value)
    const path = identifier.path
    if (orcid !== undefined) {
      const url = formatOrcid(orcid)
      report({
        path,
        message: `The ORCID iD ${quote(value)} is in a form that the registry does not recognise and drops from XML; write ${url}.`,
        suggestions: [url],
        fix: { description: `Write the ORCID iD as ${url}.`, safe: true, patch: replaced(path, url) },
      })
    } else if (orcidCheckDigit(value) === undefined) {
      const other = otherScheme(value)
      const advice =
        other === undefined
          ? ', and the registry drops it from XML; write the iD in the form https://orcid.org/0000-0000-0000-0000, or omit the name identifier.'
          : ` but ${other.noun}, and the registry drops it from XML; give its scheme as ${other.scheme}.`
      report({ path, message: `${quote(value)} is not an ORCID iD${advice}` })
    }
  }),
}

// What the registry recognises as an ORCID iD (bolognese: validate_orcid).
const known = /^(?:https?:\/\/(?:(?:www|sandbox)\.)?orcid\.org\/)?\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{3}[\dX]\/?$/
