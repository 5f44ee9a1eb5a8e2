import { agents } from '../predicates/agents.ts'
import { appendix, property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const etAlDocs = (): RuleDocs => ({
  summary: 'No name says “et al.” or “and others”.',
  why: 'Citation styles shorten the list of authors themselves, each in its way, and the people who are left out are never credited. The kernel’s code for a list that is too long is :etal.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'Garcia, Sofia' }, { name: ':etal' }] } },
      { record: { creators: [{ name: 'Etala, Maria' }] } },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia et al.' }] },
        pointer: '/creators/0/name',
        message:
          '"Garcia, Sofia et al." stands for people who are not named; name them all, or end the list with :etal.',
      },
      {
        record: { creators: [{ name: 'Garcia, Sofia' }, { name: 'and others' }] },
        pointer: '/creators/1/name',
        message: '"and others" stands for people who are not named; name them all, or end the list with :etal.',
      },
    ],
  },
  references: [property('creators[]'), appendix('appendix 3, values for unknown information', 'appendix-3')],
})

const others = /(?<![\p{L}:])(?:et\.? al(?:\.|ii|ia)?|and others|und andere|et autres|y otros|u\. ?a\.)(?!\p{L})/iu
