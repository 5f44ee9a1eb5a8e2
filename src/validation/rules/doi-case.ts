import { property, storing } from '../predicates/references.ts'
import { quote, shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

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

export const doiCaseDocs = (): RuleDocs => ({
  summary: 'The DOI is written as the registry stores it, in lower case.',
  why: 'The case of ASCII letters has no meaning in a DOI. The registry stores and returns the DOI in lower case, so a case-sensitive comparison with the DOI that was sent fails.',
  examples: {
    passes: [{ record: { doi: '10.5880/gfz.2.1.2021.001' } }],
    fails: [
      {
        record: { doi: '10.5880/GFZ.2.1.2021.001' },
        pointer: '/doi',
        message:
          'The registry stores the DOI "10.5880/GFZ.2.1.2021.001" as 10.5880/gfz.2.1.2021.001; the two are the same DOI, so ignore case when comparing DOIs.',
      },
    ],
  },
  references: [property('doi'), storing],
})
