import { agents } from '../predicates/agents.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const etAl: Rule = {
  id: 'et-al',
  severity: 'warning',
  check: visiting(agents, ({ agent: { name }, list, index }, { report }) => {
    if (typeof name !== 'string' || name.length > 500 || !others.test(name)) return
    report({
      path: [list, index, 'name'],
      message: `${quote(name)} stands for people who are not named; name them all, or end the list with :etal.`,
    })
  }),
}

const others = /(?<![\p{L}:])(?:et\.? al(?:\.|ii|ia)?|and others|und andere|et autres|y otros|u\. ?a\.)(?!\p{L})/iu
