import { isEscaped } from '../html.ts'
import { unusualPeople } from '../people.ts'
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

/** The people whom a name names, if there are several of them. */
function namesIn(name: string, isMarked: boolean): string[] | undefined {
  if (!severalMarks.test(name)) return undefined
  if (name.length < 7 || name.length > 2000 || isEscaped(name)) return undefined
  if (name.includes(';')) {
    const parts = trimmed(name.split(';'))
    return parts.length > 1 ? parts : undefined
  }
  const joined = trimmed(name.split(/ (?:and|und|et|&) /i))
  if (groups.test(name)) return undefined
  if (
    joined.length > 1 &&
    (name.includes(',') || isMarked) &&
    joined.every(part => part.includes(' ') || part.includes(','))
  )
    return joined
  const parts = trimmed(name.split(','))
  if (
    parts.length > 2 &&
    parts.every(part => /^\p{Lu}\S+(?: \p{L}\S*){1,3}$/u.test(part)) &&
    !parts.some(part => suffix.test(part))
  )
    return parts
  if (parts.length < 4) return undefined
  const pairs = parts.filter((_, at) => at % 2 === 1)
  return pairs.every(part => /^(?:\p{Lu}\.?[ -]?){1,4}$/u.test(part))
    ? pairs.map((part, at) => `${parts[2 * at]}, ${part}`)
    : undefined
}

const trimmed = (parts: readonly string[]): string[] => parts.map(part => part.trim()).filter(part => part !== '')
/** Words of groups: what is joined in their names is no person. */
const groups =
  /\b(?:workshop|contributors|communit(?:y|ies)|networks?|group|project|consortium|committee|council|society|association|team|department|office)\b/i
const suffix = /^(?:jr|sr|ph\.? ?d|m\.?d|dr|prof)\b/i
// Nearly every name has one comma and none of these.
const severalMarks = /;|,[^,]*,| (?:and|und|et|&) /i
