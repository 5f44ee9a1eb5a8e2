import { names } from '../predicates/names.ts'
import { readsAsOrganisation } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
