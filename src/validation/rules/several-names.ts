import { writing } from '../predicates/edits.ts'
import { namesIn, people } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const severalNames: Rule = {
  id: 'several-names',
  severity: 'warning',
  check: visiting(people, ({ agent, list, index, name }, { report }) => {
    const both = namesIn(name, agent.nameType === 'Personal')
    if (both === undefined) return
    const path = [list, index, 'name']
    const whole = fullerOf(both)
    if (whole !== undefined) {
      report({
        path,
        message: `${quote(name)} is one name, given twice; write ${quote(whole)}.`,
        suggestions: [whole],
        fix: writing(path, whole, 'Write the name once.', false),
      })
      return
    }
    report({
      path,
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
        record: { contributors: [{ name: 'Garcia;Garcia, Sofia M.', contributorType: 'DataManager' }] },
        pointer: '/contributors/0/name',
        message: '"Garcia;Garcia, Sofia M." is one name, given twice; write "Garcia, Sofia M.".',
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

/** Of two names, the one that begins with the other, which says the same in less. */
function fullerOf(names: readonly string[]): string | undefined {
  const [first = '', second = ''] = names
  if (names.length !== 2) return undefined
  if (second === first || second.startsWith(`${first},`)) return second
  return first.startsWith(`${second},`) ? first : undefined
}
