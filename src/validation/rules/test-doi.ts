import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const testDoi: Rule = {
  id: 'test-doi',
  severity: 'warning',
  strict: true,
  check({ record: { doi }, report }) {
    if (typeof doi !== 'string' || !doi.includes('10.5072') || !parseDoi(doi)?.startsWith('10.5072/')) return
    report({
      path: ['doi'],
      message: `The record’s DOI ${shorten(doi)} has the prefix 10.5072, which is for tests and never leads anywhere; give the record a DOI with the prefix of its repository.`,
    })
  },
}
