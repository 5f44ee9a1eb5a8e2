import { messagesOf } from '../../messages/message.ts'
import { affiliationMissing as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { isNothing } from '../predicates/missing.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('affiliation-missing', texts)

export const affiliationMissing: Rule = {
  id: 'affiliation-missing',
  severity: 'info',
  fair: true,
  check: visiting(agents, ({ agent: { name, affiliation, nameType }, list, index }, { report }) => {
    if (list !== 'creators' || nameType !== 'Personal' || !isGiven(name) || !isNothing(affiliation)) return
    report({
      path: [list, index],
      message: say('missing', { name: shorten(name) }),
      actual: undefined,
    })
  }),
}
