import { nodeAt } from '../../kernel/tree.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Affiliation } from '../../model/datacite.ts'
import { affiliationIdentifierMissing as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { eachObject } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('affiliation-identifier-missing', texts)

export const affiliationIdentifierMissing: Rule = {
  id: 'affiliation-identifier-missing',
  severity: 'info',
  fair: true,
  check: visiting(agents, ({ agent: { affiliation }, list, index }, { kernel, report }) => {
    if (nodeAt('creators[].affiliation[].affiliationIdentifier', kernel) === undefined) return
    eachObject<Affiliation>(affiliation, ({ name, affiliationIdentifier }, at) => {
      if (!isGiven(name) || isGiven(affiliationIdentifier)) return
      report({
        path: [list, index, 'affiliation', at],
        message: say('missing', { name: shorten(name) }),
        actual: undefined,
      })
    })
  }),
}
