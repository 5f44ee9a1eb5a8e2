import { isniCheckDigit, parseIsni } from '../../identifiers/schemes/isni.ts'
import { otherScheme, visitingScheme } from '../predicates/identifiers.ts'
import { property } from '../predicates/references.ts'
import { namedBy } from '../predicates/samples.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const isniFormDocs = (): RuleDocs => ({
  summary: 'An identifier with the scheme ISNI is an ISNI: sixteen digits, of which the last may be X.',
  why: 'Programs build a link from the scheme and the value; with anything other than an ISNI, that link is broken and the person or organisation is not identified.',
  examples: {
    passes: [
      { record: namedBy('ISNI', '000000012146438X') },
      { record: namedBy('ISNI', 'https://isni.org/isni/0000000492299539') },
    ],
    fails: [
      {
        record: namedBy('ISNI', '12345'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message: '"12345" is not an ISNI; write all sixteen digits, or omit the identifier.',
      },
      {
        record: namedBy('ISNI', 'https://ror.org/04aj4c181'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message: '"https://ror.org/04aj4c181" is not an ISNI but a ROR ID; give its scheme as ROR.',
      },
    ],
  },
  references: [
    { title: 'ISNI (ISO 27729)', url: 'https://isni.org/page/what-is-isni/' },
    property('creators[].nameIdentifiers[]'),
  ],
})
