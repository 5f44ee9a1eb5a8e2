import { agents } from '../predicates/agents.ts'
import { isNothing } from '../predicates/missing.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const affiliationMissing: Rule = {
  id: 'affiliation-missing',
  severity: 'info',
  fair: true,
  check: visiting(agents, ({ agent: { name, affiliation, nameType }, list, index }, { report }) => {
    if (list !== 'creators' || nameType !== 'Personal' || !isGiven(name) || !isNothing(affiliation)) return
    report({
      path: [list, index],
      message: `The creator ${quote(name)} has no affiliation; add the organisation, with its ROR ID.`,
      actual: undefined,
    })
  }),
}
