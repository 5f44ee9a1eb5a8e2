import { formatRor, parseRor, rorCheckDigits } from '../../identifiers/ror.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { replaced, visitingScheme } from '../identifiers.ts'
import { otherScheme } from '../other-scheme.ts'
import { property, readingNames } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'

export const rorForm: Rule = {
  id: 'ror-form',
  severity: 'error',
  registry: 'drops',
  check: visitingScheme('ROR', (identifier, { report }) => {
    const { value } = identifier
    if (parseRor(value) !== undefined || rorCheckDigits(value) !== undefined) return
    const path = identifier.path()
    const inner = parseRor(undoubled(value) ?? '')
    if (inner !== undefined) {
      const url = formatRor(inner)
      report({
        path,
        message: `The ROR ID ${quote(value)} holds the address of ROR twice and leads nowhere; write ${url}.`,
        suggestions: [url],
        fix: { description: `Write the ROR ID as ${url}.`, safe: true, patch: replaced(path, url) },
      })
      return
    }
    report({ path, message: `${quote(value)} is not a ROR ID${adviceFor(value)}` })
  }),
}

export const rorFormDocs = (): RuleDocs => ({
  summary: 'What stands under the scheme ROR is a ROR ID, best written as a URL of ror.org.',
  why: 'Reading XML, the registry keeps the scheme and loses a value that is no ROR ID, and the organisation loses the record. A resolver’s address put before a whole URL is the commonest slip.',
  examples: {
    passes: [{ record: affiliated('https://ror.org/04aj4c181') }, { record: affiliated('04aj4c181') }],
    fails: [
      {
        record: affiliated('https://ror.org/https://ror.org/04aj4c181'),
        findings: [
          {
            pointer: '/creators/0/affiliation/0/affiliationIdentifier',
            message:
              'The ROR ID "https://ror.org/https://ror.org/04aj4c181" holds the address of ROR twice and leads nowhere; write https://ror.org/04aj4c181.',
          },
        ],
      },
      {
        record: affiliated('grid.461819.3'),
        findings: [
          {
            pointer: '/creators/0/affiliation/0/affiliationIdentifier',
            message:
              '"grid.461819.3" is not a ROR ID but a GRID identifier; look up the organisation at https://ror.org and write its ROR ID.',
          },
        ],
      },
      {
        record: affiliated('TIB Hannover'),
        findings: [
          {
            pointer: '/creators/0/affiliation/0/affiliationIdentifier',
            message:
              '"TIB Hannover" is not a ROR ID; write the ID as https://ror.org/ with its nine characters, or leave identifier and scheme out.',
          },
        ],
      },
    ],
  },
  references: [
    { title: 'ROR: the ROR identifier pattern', url: 'https://ror.readme.io/docs/identifier' },
    property('creators[].affiliation[].affiliationIdentifier'),
    readingNames,
  ],
})

function adviceFor(value: string): string {
  const other = otherScheme(value)
  if (other === undefined)
    return '; write the ID as https://ror.org/ with its nine characters, or leave identifier and scheme out.'
  return other.scheme === 'GRID'
    ? ` but ${other.noun}; look up the organisation at https://ror.org and write its ROR ID.`
    : ` but ${other.noun}; give its scheme as ${other.scheme}.`
}

function affiliated(affiliationIdentifier: string) {
  const affiliation = [{ name: 'TIB', affiliationIdentifier, affiliationIdentifierScheme: 'ROR' }]
  return { creators: [{ name: 'Carberry, Josiah', affiliation }] }
}
