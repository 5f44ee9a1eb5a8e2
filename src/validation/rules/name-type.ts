import { messagesOf } from '../../messages/message.ts'
import type { NameIdentifier } from '../../model/datacite.ts'
import { nameType as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { isScheme } from '../predicates/identifiers/identifiers.ts'
import { eachObject } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('name-type', texts)

export const nameType: Rule = {
  id: 'name-type',
  severity: 'warning',
  check: visiting(agents, ({ agent, list, index }, { report }) => {
    const { nameType: type, name, givenName, familyName } = agent
    if (type !== 'Organizational' && type !== 'Personal') return
    const tell = (key: keyof typeof texts): void =>
      report({ path: [list, index, 'nameType'], message: say(key, { name: shorten(name) }) })
    if (type === 'Organizational' && isGiven(givenName) && isGiven(familyName)) {
      return tell('organisationWithParts')
    }
    eachObject<NameIdentifier>(agent.nameIdentifiers, ({ nameIdentifierScheme: scheme }) => {
      if (typeof scheme !== 'string') return
      if (type === 'Organizational' && isScheme(scheme, 'ORCID')) {
        tell('organisationWithOrcid')
      } else if (type === 'Personal' && isScheme(scheme, 'ROR')) {
        tell('personWithRor')
      }
    })
  }),
}

const isGiven = (name: unknown): boolean => typeof name === 'string' && !isBlank(name)
