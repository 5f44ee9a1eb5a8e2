import { formatRor, parseRor, rorCheckDigits } from '../../identifiers/schemes/ror.ts'
import { undoubled } from '../../identifiers/undoubled.ts'
import { otherScheme, replaced, visitingScheme } from '../predicates/identifiers.ts'
import { property, readingNames } from '../predicates/references.ts'
import { affiliatedTo } from '../predicates/samples.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const rorFormDocs = (): RuleDocs => ({
  summary: 'An identifier with the scheme ROR is a ROR ID, preferably as a ror.org URL.',
  why: 'When reading XML, the registry keeps the scheme but drops a value that is not a ROR ID, and the record is no longer linked to the organisation. The most common mistake is a resolver’s address in front of a complete URL.',
  examples: {
    passes: [
      { record: affiliatedTo('ROR', 'https://ror.org/04aj4c181') },
      { record: affiliatedTo('ROR', '04aj4c181') },
    ],
    fails: [
      {
        record: affiliatedTo('ROR', 'https://ror.org/https://ror.org/04aj4c181'),
        pointer: '/creators/0/affiliation/0/affiliationIdentifier',
        message:
          'The ROR ID "https://ror.org/https://ror.org/04aj4c181" contains the address of ROR twice and is a broken link; write https://ror.org/04aj4c181.',
      },
      {
        record: affiliatedTo('ROR', 'grid.461819.3'),
        pointer: '/creators/0/affiliation/0/affiliationIdentifier',
        message:
          '"grid.461819.3" is not a ROR ID but a GRID identifier; look up the organisation at https://ror.org and use its ROR ID.',
      },
      {
        record: affiliatedTo('ROR', 'TIB Hannover'),
        pointer: '/creators/0/affiliation/0/affiliationIdentifier',
        message:
          '"TIB Hannover" is not a ROR ID; write the ID as https://ror.org/ followed by its nine characters, or omit identifier and scheme.',
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
    return '; write the ID as https://ror.org/ followed by its nine characters, or omit identifier and scheme.'
  return other.scheme === 'GRID'
    ? ` but ${other.noun}; look up the organisation at https://ror.org and use its ROR ID.`
    : ` but ${other.noun}; give its scheme as ${other.scheme}.`
}
