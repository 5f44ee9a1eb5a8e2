import type { RelatedIdentifierType } from '../../kernel/vocabularies/index.ts'
import { appendix } from '../predicates/references.ts'
import { relations } from '../predicates/related.ts'
import { relatedKind } from '../predicates/related-kinds.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const relatedIdentifierCheckDigit: Rule = {
  id: 'related-identifier-check-digit',
  severity: 'error',
  check: visiting(relations, (relation, { report }) => {
    const { value } = relation
    const kind = relatedKind(relation.type)
    if (kind?.checkDigit === undefined || kind.parse(value)) return
    const digit = kind.checkDigit(value)
    if (digit === undefined) return
    report({
      path: relation.path,
      message: `${shorten(value)} is not ${kind.noun} because its check digit is wrong; it should end in ${digit} if the other digits are right.`,
    })
  }),
}

export const relatedIdentifierCheckDigitDocs = (): RuleDocs => ({
  summary: 'A related ISBN, ISSN, ISTC, EAN-13 or UPC ends with the check digit computed from its other digits.',
  why: 'The last character of these numbers is computed from the others so that typing errors can be detected. With a wrong check digit, the book or journal cannot be found.',
  examples: {
    passes: [{ record: related('978-3-905673-82-1', 'ISBN') }, { record: related('0077-5606', 'ISSN') }],
    fails: [
      {
        record: related('978-3-905673-82-2', 'ISBN'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '978-3-905673-82-2 is not an ISBN because its check digit is wrong; it should end in 1 if the other digits are right.',
      },
      {
        record: related('1234-5678', 'ISSN'),
        pointer: '/relatedIdentifiers/0/relatedIdentifier',
        message:
          '1234-5678 is not an ISSN because its check digit is wrong; it should end in 9 if the other digits are right.',
      },
    ],
  },
  references: [appendix('relatedIdentifierType', 'appendix-1/relatedIdentifierType')],
})

function related(relatedIdentifier: string, relatedIdentifierType: RelatedIdentifierType) {
  return { relatedIdentifiers: [{ relatedIdentifier, relatedIdentifierType, relationType: 'References' as const }] }
}
