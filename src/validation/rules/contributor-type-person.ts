import { agents, typesOfOrganisations } from '../predicates/agents.ts'
import { isGiven, readsAsOrganisation } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const contributorTypePerson: Rule = {
  id: 'contributor-type-person',
  severity: 'warning',
  check: visiting(agents, ({ agent, list, index }, { report }) => {
    if (list !== 'contributors') return
    const { contributorType, name, nameType, givenName, familyName } = agent as typeof agent & {
      contributorType?: unknown
    }
    if (typeof contributorType !== 'string' || !typesOfOrganisations.has(contributorType)) return
    if (typeof name !== 'string' || nameType === 'Organizational' || readsAsOrganisation(name)) return
    if (nameType !== 'Personal' && !(isGiven(givenName) && isGiven(familyName))) return
    report({
      path: [list, index, 'contributorType'],
      message: `The contributorType ${contributorType} is for ${contributorType === 'ResearchGroup' ? 'a group' : 'an organisation'}, but ${quote(name)} is given as a person; correct the nameType or the name, or give the person another contributorType.`,
    })
  }),
}
