import { parseDoi } from '../../identifiers/schemes/doi.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { property, registry } from '../predicates/references.ts'
import { isPadded, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const doiForm: Rule = {
  id: 'doi-form',
  severity: 'warning',
  behaviours: ['doi-refused', 'doi-lower-cased'],
  check({ record, kernel, report }) {
    const { doi } = record
    if (typeof doi !== 'string' || doi.startsWith('10.') || isPadded(doi)) return
    const bare = parseDoi(doi)
    // If the kernel has a pattern for DOIs, the schema rejects anything before the prefix.
    if (bare === undefined || nodeAt('doi', kernel)?.value === 'doi') return
    report({
      path: ['doi'],
      message: `The DOI ${quote(doi)} should be written bare: ${bare}.`,
      suggestions: [bare],
      fix: {
        description: `Write the DOI as ${bare}.`,
        safe: true,
        patch: [{ op: 'replace', path: '/doi', value: bare }],
      },
    })
  },
}

export const doiFormDocs = (): RuleDocs => ({
  summary: 'The record’s own DOI is written bare, without a resolver’s address or a label.',
  why: 'The kernel expects the form 10.21384/foo. The registry strips the address from XML and refuses JSON that has it; programs that use the DOI as given prepend their own address and create a broken link.',
  examples: {
    passes: [{ record: { doi: '10.5880/GFZ.2.1.2021.001' } }],
    fails: [
      {
        record: { doi: 'https://doi.org/10.5880/GFZ.2.1.2021.001' },
        pointer: '/doi',
        message: 'The DOI "https://doi.org/10.5880/GFZ.2.1.2021.001" should be written bare: 10.5880/GFZ.2.1.2021.001.',
      },
      {
        record: { doi: 'doi:10.5880/GFZ.2.1.2021.001' },
        pointer: '/doi',
        message: 'The DOI "doi:10.5880/GFZ.2.1.2021.001" should be written bare: 10.5880/GFZ.2.1.2021.001.',
      },
    ],
  },
  references: [property('doi'), registry('what counts as a DOI', 'bolognese', 'lib/bolognese/doi_utils.rb')],
})
