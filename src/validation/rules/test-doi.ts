import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const testDoiDocs = (): RuleDocs => ({
  summary: 'A record has a DOI with the prefix of a repository, not with 10.5072.',
  why: '10.5072 was the prefix for tests until 2019, and is the one of examples today. Nobody can register DOIs under it, so that a record which still has it is not finished.',
  examples: {
    passes: [{ record: { doi: '10.5880/GFZ.2.1.2021.001' } }],
    fails: [
      {
        record: { doi: '10.5072/soil' },
        pointer: '/doi',
        message:
          'The record’s DOI 10.5072/soil has the prefix 10.5072, which is for tests and never leads anywhere; give the record a DOI with the prefix of its repository.',
      },
    ],
  },
  references: [property('doi'), { title: 'Testing guide', url: 'https://support.datacite.org/docs/testing-guide' }],
})
