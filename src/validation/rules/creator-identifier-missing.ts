import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { messagesOf } from '../../messages/message.ts'
import { creatorIdentifierMissing as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { isNothing } from '../predicates/missing.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('creator-identifier-missing', texts)

export const creatorIdentifierMissing: Rule = {
  id: 'creator-identifier-missing',
  severity: 'info',
  fair: true,
  check: visiting(agents, ({ agent: { name, nameIdentifiers, nameType }, list, index }, { report }) => {
    if (list !== 'creators' || !isGiven(name) || isUnknownValue(name.trim()) || !isNothing(nameIdentifiers)) return
    report({
      path: [list, index],
      message: say(nameType === 'Organizational' ? 'organisation' : nameType === 'Personal' ? 'person' : 'either', {
        name: shorten(name),
      }),
      actual: undefined,
    })
  }),
}
