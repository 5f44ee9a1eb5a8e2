import { parseGrid } from '../../identifiers/schemes/grid.ts'
import { visitingScheme } from '../predicates/identifiers.ts'
import { property } from '../predicates/references.ts'
import { affiliatedTo } from '../predicates/samples.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const gridRetired: Rule = {
  id: 'grid-retired',
  severity: 'info',
  check: visitingScheme('GRID', (identifier, { report }) => {
    if (parseGrid(identifier.value) === undefined) return
    report({
      path: identifier.path,
      message: `The identifier ${shorten(identifier.value)} is from GRID, which was discontinued in 2021; look up the organisation at https://ror.org and use its ROR ID.`,
    })
  }),
}

export const gridRetiredDocs = (): RuleDocs => ({
  summary: 'An organisation is identified by its ROR ID rather than by a GRID identifier.',
  why: 'GRID has released no data since September 2021, and new organisations get no GRID identifier. Its public successor is ROR, which today’s search and statistics by organisation rely on.',
  examples: {
    passes: [{ record: affiliatedTo('ROR', 'https://ror.org/04aj4c181') }],
    fails: [
      {
        record: affiliatedTo('GRID', 'grid.461819.3'),
        pointer: '/creators/0/affiliation/0/affiliationIdentifier',
        message:
          'The identifier grid.461819.3 is from GRID, which was discontinued in 2021; look up the organisation at https://ror.org and use its ROR ID.',
      },
    ],
  },
  references: [
    { title: 'ROR: GRID and ROR', url: 'https://ror.org/blog/2021-07-12-ror-grid-the-way-forward/' },
    property('creators[].affiliation[].affiliationIdentifier'),
  ],
})
