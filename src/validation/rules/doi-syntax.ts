import { explainDoi } from '../../identifiers/explain-doi.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { isBlank } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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
