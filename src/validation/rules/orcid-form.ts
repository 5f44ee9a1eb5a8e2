import { formatOrcid, orcidCheckDigit, parseOrcid } from '../../identifiers/orcid.ts'
import { replaced, visitingScheme } from '../identifiers.ts'
import { otherScheme } from '../other-scheme.ts'
import { property, readingNames } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const orcidForm: Rule = {
  id: 'orcid-form',
  severity: 'error',
  registry: 'drops',
  check: visitingScheme('ORCID', (identifier, { report }) => {
    const { value } = identifier
    if (known.test(value.trim())) return
    const orcid = parseOrcid(value)
    const path = identifier.path()
    if (orcid !== undefined) {
      const url = formatOrcid(orcid)
      report({
        path,
        message: `The ORCID iD ${quote(value)} is written in a form that the registry does not know and would lose; write ${url}.`,
        suggestions: [url],
        fix: { description: `Write the ORCID iD as ${url}.`, safe: true, patch: replaced(path, url) },
      })
    } else if (orcidCheckDigit(value) === undefined) {
      const other = otherScheme(value)
      const advice =
        other === undefined
          ? ', and the registry would lose it; write the iD as https://orcid.org/0000-0000-0000-0000 with its own digits, or leave the name identifier out.'
          : ` but ${other.noun}, and the registry would lose it; give its scheme as ${other.scheme}.`
      report({ path, message: `${quote(value)} is not an ORCID iD${advice}` })
    }
  }),
}

export const orcidFormDocs = (): RuleDocs => ({
  summary: 'What stands under the scheme ORCID is an ORCID iD, bare with hyphens or as a URL of orcid.org.',
  why: 'Reading XML, the registry keeps the scheme and loses every value that it does not know as an ORCID iD, so that the person is no longer linked. Other programs make broken links of it.',
  examples: {
    passes: [{ record: orcidOf('https://orcid.org/0000-0002-1825-0097') }, { record: orcidOf('0000-0002-1825-0097') }],
    fails: [
      {
        record: orcidOf('josiah.carberry@example.org'),
        findings: [
          {
            pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
            message:
              '"josiah.carberry@example.org" is not an ORCID iD, and the registry would lose it; write the iD as https://orcid.org/0000-0000-0000-0000 with its own digits, or leave the name identifier out.',
          },
        ],
      },
      {
        record: orcidOf('0000000218250097'),
        findings: [
          {
            pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
            message:
              'The ORCID iD "0000000218250097" is written in a form that the registry does not know and would lose; write https://orcid.org/0000-0002-1825-0097.',
          },
        ],
      },
      {
        record: orcidOf('https://ror.org/04aj4c181'),
        findings: [
          {
            pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
            message:
              '"https://ror.org/04aj4c181" is not an ORCID iD but a ROR ID, and the registry would lose it; give its scheme as ROR.',
          },
        ],
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[]'), readingNames],
})

// What the registry takes for an ORCID iD (bolognese: validate_orcid).
const known = /^(?:https?:\/\/(?:(?:www|sandbox)\.)?orcid\.org\/)?\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{3}[\dX]\/?$/

function orcidOf(nameIdentifier: string) {
  return {
    creators: [{ name: 'Carberry, Josiah', nameIdentifiers: [{ nameIdentifier, nameIdentifierScheme: 'ORCID' }] }],
  }
}
