import { nodeAt } from '../../kernel/tree.ts'
import type { Affiliation } from '../../model/datacite.ts'
import { agents } from '../predicates/agents.ts'
import { eachObject } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { affiliatedTo } from '../predicates/samples.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

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
        message: `The affiliation ${quote(name)} has no identifier; add its ROR ID.`,
        actual: undefined,
      })
    })
  }),
}

export const affiliationIdentifierMissingDocs = (): RuleDocs => ({
  summary: 'Every affiliation has a ROR ID.',
  why: 'The name of one organisation is written in hundreds of ways; DataCite Commons and other services count by identifier.',
  examples: {
    passes: [{ record: affiliatedTo('ROR', 'https://ror.org/04aj4c181') }],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia', affiliation: [{ name: 'TIB' }] }] },
        pointer: '/creators/0/affiliation/0',
        message: 'The affiliation "TIB" has no identifier; add its ROR ID.',
      },
    ],
  },
  references: [property('creators[].affiliation[].affiliationIdentifier')],
})
