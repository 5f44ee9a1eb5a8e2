import { quote, shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

export const doiCase: Rule = {
  id: 'doi-case',
  severity: 'info',
  behaviours: ['doi-lower-cased'],
  strict: true,
  check({ record: { doi }, report }) {
    if (typeof doi !== 'string' || !/[A-Z]/.test(doi)) return
    const stored = doi.replace(/[A-Z]+/g, letters => letters.toLowerCase())
    report({
      path: ['doi'],
      message: `The registry stores the DOI ${quote(doi)} as ${shorten(stored)}; the two are the same DOI, so ignore case when comparing DOIs.`,
      suggestions: [stored],
      fix: {
        description: 'Write the DOI in lower case.',
        safe: false,
        patch: [{ op: 'replace', path: '/doi', value: stored }],
      },
    })
  },
}
