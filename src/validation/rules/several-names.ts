import { namesIn, unusualPeople } from '../people.ts'
import { property } from '../references.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { quote } from '../text.ts'
import { visiting } from '../visiting.ts'

export const severalNames: Rule = {
  id: 'several-names',
  severity: 'warning',
  check: visiting(unusualPeople, ({ agent, list, index, name }, { report }) => {
    const both = namesIn(name, agent.nameType === 'Personal')
    if (both === undefined) return
    report({
      path: [list, index, 'name'],
      message: `${quote(name)} names several people, who would be cited as one; give each ${list === 'creators' ? 'a creator' : 'a contributor'} of their own: ${both
        .slice(0, 3)
        .map(one => quote(one))
        .join(', ')}.`,
    })
  }),
}

export const severalNamesDocs = (): RuleDocs => ({
  summary: 'Each creator and contributor is one person or organisation.',
  why: 'Citations, author lists and ORCID work by entry: several people in one entry become one person with a very long name, and none of them can have an identifier.',
  examples: {
    passes: [
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia', nameType: 'Personal' },
            { name: 'Jemison, Mae', nameType: 'Personal' },
          ],
        },
      },
      { record: { creators: [{ name: 'Ortega y Gasset, José', nameType: 'Personal' }] } },
      { record: { creators: [{ name: 'Garcia, S. M., Jr.', nameType: 'Personal' }] } },
      { record: { creators: [{ name: 'Contributors, Climate Change & Coastal Communities Workshop' }] } },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia; Jemison, Mae' }] },
        pointer: '/creators/0/name',
        message:
          '"Garcia, Sofia; Jemison, Mae" names several people, who would be cited as one; give each a creator of their own: "Garcia, Sofia", "Jemison, Mae".',
      },
      {
        record: { creators: [{ name: 'Garcia, S. and Jemison, M.' }] },
        pointer: '/creators/0/name',
        message:
          '"Garcia, S. and Jemison, M." names several people, who would be cited as one; give each a creator of their own: "Garcia, S.", "Jemison, M.".',
      },
      {
        record: { creators: [{ name: 'Sofia Garcia, Mae Jemison, Kofi Owusu', nameType: 'Personal' }] },
        pointer: '/creators/0/name',
        message:
          '"Sofia Garcia, Mae Jemison, Kofi Owusu" names several people, who would be cited as one; give each a creator of their own: "Sofia Garcia", "Mae Jemison", "Kofi Owusu".',
      },
      {
        record: { creators: [{ name: 'Garcia, S., Jemison, M., Owusu, K.' }] },
        pointer: '/creators/0/name',
        message:
          '"Garcia, S., Jemison, M., Owusu, K." names several people, who would be cited as one; give each a creator of their own: "Garcia, S.", "Jemison, M.", "Owusu, K.".',
      },
    ],
  },
  references: [property('creators[]')],
})
