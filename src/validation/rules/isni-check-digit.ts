import { isniCheckDigit, parseIsni } from '../../identifiers/schemes/isni.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { property } from '../predicates/references.ts'
import { namedBy } from '../predicates/samples.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const isniCheckDigits: Rule = {
  id: 'isni-check-digit',
  severity: 'error',
  check: visitingScheme('ISNI', (identifier, { report }) => {
    if (parseIsni(identifier.value) !== undefined) return
    const digit = isniCheckDigit(identifier.value)
    if (digit === undefined) return
    report({
      path: identifier.path,
      message: `The ISNI ${shorten(identifier.value)} has a wrong check digit; it should end in ${digit} if the other digits are right.`,
    })
  }),
}

export const isniCheckDigitDocs = (): RuleDocs => ({
  summary: 'An ISNI ends with the check digit computed from its other digits.',
  why: 'The last character of an ISNI is computed from the others so that typing errors can be detected. An ISNI with a wrong check digit identifies nobody, and its link is broken.',
  examples: {
    passes: [
      { record: namedBy('ISNI', '0000 0001 2146 438X') },
      { record: namedBy('ISNI', 'https://isni.org/isni/0000000492299539') },
    ],
    fails: [
      {
        record: namedBy('ISNI', '0000 0001 2146 4381'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message:
          'The ISNI 0000 0001 2146 4381 has a wrong check digit; it should end in X if the other digits are right.',
      },
    ],
  },
  references: [
    { title: 'ISNI (ISO 27729)', url: 'https://isni.org/page/what-is-isni/' },
    property('creators[].nameIdentifiers[]'),
  ],
})
