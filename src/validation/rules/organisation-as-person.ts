import { messagesOf } from '../../messages/message.ts'
import { organisationAsPerson as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { readsAsOrganisation } from '../predicates/agents/people.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('organisation-as-person', texts)

export const organisationAsPerson: Rule = {
  id: 'organisation-as-person',
  severity: 'warning',
  check: visiting(agents, ({ agent: { name, nameType, nameIdentifiers }, list, index }, { report }) => {
    if (nameType !== 'Personal' || typeof name !== 'string') return
    // An agent with name identifiers counts as a person, whatever the name.
    if (Array.isArray(nameIdentifiers) && nameIdentifiers.length > 0) return
    if (!readsAsOrganisation(name)) return
    report({
      path: [list, index, 'nameType'],
      message: say('markedAsPerson', { name: shorten(name) }),
      suggestions: ['Organizational'],
    })
  }),
}
