import { agents } from '../predicates/agents.ts'
import { readsAsOrganisation } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const organisationAsPerson: Rule = {
  id: 'organisation-as-person',
  severity: 'warning',
  check: visiting(agents, ({ agent: { name, nameType, nameIdentifiers }, list, index }, { report }) => {
    if (nameType !== 'Personal' || typeof name !== 'string') return
    // Whoever has name identifiers is taken to be a person, whatever the name.
    if (Array.isArray(nameIdentifiers) && nameIdentifiers.length > 0) return
    if (!readsAsOrganisation(name)) return
    report({
      path: [list, index, 'nameType'],
      message: `${quote(name)} is marked as a person but reads like an organisation, and would be cited with initials; change the nameType to Organizational and omit givenName and familyName.`,
      suggestions: ['Organizational'],
    })
  }),
}
