import { messagesOf } from '../../messages/message.ts'
import { contributorTypePerson as texts } from '../compiled/rule-texts.ts'
import { agents, typesOfOrganisations } from '../predicates/agents/agents.ts'
import { isGiven, readsAsOrganisation } from '../predicates/agents/people.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('contributor-type-person', texts)

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
      message: say(contributorType === 'ResearchGroup' ? 'group' : 'organisation', {
        type: contributorType,
        name: shorten(name),
      }),
    })
  }),
}
