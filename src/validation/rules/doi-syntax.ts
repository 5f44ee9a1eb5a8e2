import { explainDoi } from '../../identifiers/explain-doi.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { property, storing } from '../predicates/references.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const doiSyntax: Rule = {
  id: 'doi-syntax',
  severity: 'error',
  behaviours: ['doi-refused'],
  check({ record, kernel, report }) {
    const { doi } = record
    if (typeof doi !== 'string' || isBlank(doi)) return
    const reason = explainDoi(doi)
    if (reason === undefined) return
    // If the kernel has a pattern for DOIs, the schema rejects what does not match it.
    if (nodeAt('doi', kernel)?.value === 'doi' && !/^10\..+\/./.test(doi)) return
    report({ path: ['doi'], message: `${reason} Without a DOI the record cannot be registered.` })
  },
}

export const doiSyntaxDocs = (): RuleDocs => ({
  summary: 'The record’s own identifier is a DOI: a prefix that begins with 10., a slash and a suffix.',
  why: 'A record is registered, cited and found by its DOI. From kernel 4.2 on, the schema accepts any text in its place, but the registry registers nothing without a DOI.',
  examples: {
    passes: [{ record: { doi: '10.5880/GFZ.2.1.2021.001' } }, { record: { doi: 'https://doi.org/10.5880/abc' } }],
    fails: [
      {
        record: { doi: 'hello world' },
        pointer: '/doi',
        message:
          '"hello world" is not a DOI; a DOI begins with "10.", four digits or more, and "/". Without a DOI the record cannot be registered.',
      },
      {
        record: { doi: '10.5880' },
        pointer: '/doi',
        message:
          '"10.5880" is a prefix without a suffix; a DOI goes on with "/" and a suffix. Without a DOI the record cannot be registered.',
      },
    ],
  },
  references: [
    property('doi'),
    { title: 'DOI Handbook: syntax of a DOI name', url: 'https://www.doi.org/doi-handbook/HTML/doi-name-syntax.html' },
    storing,
  ],
})
