import { orcidCheckDigit, parseOrcid } from '../../identifiers/schemes/orcid.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { property } from '../predicates/references.ts'
import { namedBy } from '../predicates/samples.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const orcidCheckDigitDocs = (): RuleDocs => ({
  summary: 'An ORCID iD ends with the check digit computed from its other digits.',
  why: 'The last character of an ORCID iD is computed from the others so that typing errors can be detected. An iD with a wrong check digit belongs to nobody: the record does not appear in the person’s ORCID profile, and its link is broken. Neither the kernel’s schema nor the registry checks it.',
  examples: {
    passes: [
      { record: namedBy('ORCID', '0000-0002-1825-0097') },
      { record: namedBy('ORCID', 'https://orcid.org/0000-0001-5109-3700') },
      { record: namedBy('ORCID', '0000-0002-1694-233X') },
    ],
    fails: [
      {
        record: namedBy('ORCID', '0000-0002-1825-0098'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message:
          'The ORCID iD 0000-0002-1825-0098 has a wrong check digit; it should end in 7 if the other digits are right.',
      },
    ],
  },
  references: [
    {
      title: 'ORCID: Structure of the ORCID Identifier',
      url: 'https://support.orcid.org/hc/en-us/articles/360006897674-Structure-of-the-ORCID-Identifier',
    },
    property('creators[].nameIdentifiers[]'),
  ],
})
