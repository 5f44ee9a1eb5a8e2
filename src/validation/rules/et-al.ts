import { messagesOf } from '../../messages/message.ts'
import { etAl as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('et-al', texts)

export const etAl: Rule = {
  id: 'et-al',
  severity: 'warning',
  check: visiting(agents, ({ agent: { name }, list, index }, { report }) => {
    if (typeof name !== 'string' || name.length > 500 || !others.test(name)) return
    report({
      path: [list, index, 'name'],
      message: say('others', { name: shorten(name) }),
    })
  }),
}

const others = /(?<![\p{L}:])(?:et\.? al(?:\.|ii|ia)?|and others|und andere|et autres|y otros|u\. ?a\.)(?!\p{L})/iu
