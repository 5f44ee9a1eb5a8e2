import { formatOrcid, orcidCheckDigit, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { otherScheme, replaced, visitingScheme } from '../predicates/identifiers.ts'
import { property, readingNames } from '../predicates/references.ts'
import { namedBy } from '../predicates/samples.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const orcidFormDocs = (): RuleDocs => ({
  summary: 'An identifier with the scheme ORCID is an ORCID iD, bare with hyphens or as an orcid.org URL.',
  why: 'When reading XML, the registry keeps the scheme but drops every value that it does not recognise as an ORCID iD, so the person is no longer linked. Other programs build broken links from such values.',
  examples: {
    passes: [
      { record: namedBy('ORCID', 'https://orcid.org/0000-0002-1825-0097') },
      { record: namedBy('ORCID', '0000-0002-1825-0097') },
    ],
    fails: [
      {
        record: namedBy('ORCID', 'josiah.carberry@example.org'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message:
          '"josiah.carberry@example.org" is not an ORCID iD, and the registry drops it from XML; write the iD in the form https://orcid.org/0000-0000-0000-0000, or omit the name identifier.',
      },
      {
        record: namedBy('ORCID', '0000000218250097'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message:
          'The ORCID iD "0000000218250097" is in a form that the registry does not recognise and drops from XML; write https://orcid.org/0000-0002-1825-0097.',
      },
      {
        record: namedBy('ORCID', 'https://ror.org/04aj4c181'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message:
          '"https://ror.org/04aj4c181" is not an ORCID iD but a ROR ID, and the registry drops it from XML; give its scheme as ROR.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[]'), readingNames],
})

// What the registry recognises as an ORCID iD (bolognese: validate_orcid).
const known = /^(?:https?:\/\/(?:(?:www|sandbox)\.)?orcid\.org\/)?\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{3}[\dX]\/?$/
