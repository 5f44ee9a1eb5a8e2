import { toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import { organisationUntyped as texts } from '../compiled/rule-texts.ts'
import { agents, typesOfOrganisations } from '../predicates/agents/agents.ts'
import { hasScheme, isGiven, readsAsOrganisation } from '../predicates/agents/people.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('organisation-untyped', texts)

export const organisationUntyped: Rule = {
  id: 'organisation-untyped',
  severity: 'warning',
  check: visiting(agents, ({ agent, list, index }, { kernel, report }) => {
    const { name, nameType, givenName, familyName, contributorType } = agent as typeof agent & {
      contributorType?: unknown
    }
    // The contributor type already implies an organisation.
    if (typesOfOrganisations.has(contributorType)) return
    if (typeof name !== 'string' || (nameType !== undefined && nameType !== null && nameType !== '')) return
    if (isGiven(givenName) || isGiven(familyName)) return
    const isKnown = hasScheme(agent, 'ROR', 'GRID', 'CROSSREF FUNDER ID')
    if (!isKnown && (!readsAsOrganisation(name) || hasScheme(agent, 'ORCID'))) return
    if (nodeAt('creators[].nameType', kernel) === undefined) return
    const path = [list, index, 'nameType']
    report({
      path,
      message: say(isKnown ? 'identifier' : 'name', { name: shorten(name) }),
      suggestions: ['Organizational'],
      fix: {
        description: say('fix'),
        safe: isKnown,
        patch: [{ op: nameType === undefined ? 'add' : 'replace', path: toPointer(path), value: 'Organizational' }],
      },
    })
  }),
}
