import { property } from '../predicates/references.ts'
import { repeated } from '../predicates/repeats.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedAlternateIdentifier: Rule = {
  id: 'repeated-alternate-identifier',
  severity: 'warning',
  check: repeated('alternateIdentifiers', 'alternateIdentifier', ['alternateIdentifierType'], 'alternate identifier'),
}

export const repeatedAlternateIdentifierDocs = (): RuleDocs => ({
  summary: 'Each alternate identifier is given once.',
  why: 'The second one says nothing, and often stands where another identifier was meant.',
  examples: {
    passes: [
      {
        record: {
          alternateIdentifiers: [
            { alternateIdentifier: 'E-GEOD-34814', alternateIdentifierType: 'ArrayExpress' },
            { alternateIdentifier: 'GSE34814', alternateIdentifierType: 'GEO' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          alternateIdentifiers: [
            { alternateIdentifier: 'GSE34814', alternateIdentifierType: 'GEO' },
            { alternateIdentifier: 'GSE34814', alternateIdentifierType: 'GEO' },
          ],
        },
        pointer: '/alternateIdentifiers/1',
        message: 'The alternate identifier "GSE34814" is the same as entry 1 of the list; remove one of the two.',
      },
    ],
  },
  references: [property('alternateIdentifiers[]')],
})
