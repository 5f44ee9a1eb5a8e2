import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { agents } from '../predicates/agents.ts'
import { isNothing } from '../predicates/missing.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const creatorIdentifierMissing: Rule = {
  id: 'creator-identifier-missing',
  severity: 'info',
  fair: true,
  check: visiting(agents, ({ agent: { name, nameIdentifiers, nameType }, list, index }, { report }) => {
    if (list !== 'creators' || !isGiven(name) || isUnknownValue(name.trim()) || !isNothing(nameIdentifiers)) return
    report({
      path: [list, index],
      message: `The creator ${quote(name)} has no identifier; add the ${nameType === 'Organizational' ? 'ROR ID' : nameType === 'Personal' ? 'ORCID iD' : 'ORCID iD of a person, or the ROR ID of an organisation'}.`,
      actual: undefined,
    })
  }),
}
