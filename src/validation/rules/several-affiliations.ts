import { names } from '../predicates/names.ts'
import { readsAsOrganisation } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const severalAffiliations: Rule = {
  id: 'several-affiliations',
  severity: 'info',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (holder !== 'affiliation' || !name.includes(';')) return
    const parts = name.split(';').map(part => part.trim())
    if (parts.filter(part => readsAsOrganisation(part) || /\bcent(?:er|re)\b/i.test(part)).length < 2) return
    report({
      path: path(),
      message: `The affiliation ${quote(name)} names several organisations; give each an affiliation of its own, so that it can have its identifier.`,
    })
  }),
}

export const severalAffiliationsDocs = (): RuleDocs => ({
  summary: 'Each affiliation is one organisation.',
  why: 'An affiliation has one identifier and is counted for one organisation; of several in one text none is found.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'Garcia, Sofia', affiliation: [{ name: 'Department of Physics; Oslo' }] }] } },
    ],
    fails: [
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia', affiliation: [{ name: 'University of Oslo; Institute of Marine Research' }] },
          ],
        },
        pointer: '/creators/0/affiliation/0/name',
        message:
          'The affiliation "University of Oslo; Institute of Marine Research" names several organisations; give each an affiliation of its own, so that it can have its identifier.',
      },
    ],
  },
  references: [property('creators[].affiliation[]')],
})
