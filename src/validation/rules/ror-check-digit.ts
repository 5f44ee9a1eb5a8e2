import { parseRor, rorCheckDigits } from '../../identifiers/schemes/ror.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { property } from '../predicates/references.ts'
import { affiliatedTo } from '../predicates/samples.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const rorCheckDigit: Rule = {
  id: 'ror-check-digit',
  severity: 'error',
  check: visitingScheme('ROR', (identifier, { report }) => {
    if (parseRor(identifier.value) !== undefined) return
    const digits = rorCheckDigits(identifier.value)
    if (digits === undefined) return
    report({
      path: identifier.path,
      message: `The ROR ID ${shorten(identifier.value)} has wrong check digits; it should end in ${digits} if the other characters are right.`,
    })
  }),
}

export const rorCheckDigitDocs = (): RuleDocs => ({
  summary: 'A ROR ID ends with the two check digits computed from its other characters.',
  why: 'The last two digits of a ROR ID are computed from the rest so that typing errors can be detected. An ID with wrong check digits belongs to no organisation: the record is missing from statistics by organisation, and its link is broken.',
  examples: {
    passes: [
      { record: affiliatedTo('ROR', 'https://ror.org/04aj4c181') },
      {
        record: { publisher: { name: 'DataCite', publisherIdentifier: '04wxnsj81', publisherIdentifierScheme: 'ROR' } },
      },
    ],
    fails: [
      {
        record: affiliatedTo('ROR', 'https://ror.org/04aj4c182'),
        pointer: '/creators/0/affiliation/0/affiliationIdentifier',
        message:
          'The ROR ID https://ror.org/04aj4c182 has wrong check digits; it should end in 81 if the other characters are right.',
      },
    ],
  },
  references: [
    { title: 'ROR: the ROR identifier pattern', url: 'https://ror.readme.io/docs/identifier' },
    property('creators[].affiliation[].affiliationIdentifier'),
    property('publisher.publisherIdentifier'),
  ],
})
