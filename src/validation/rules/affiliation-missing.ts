import { agents } from '../predicates/agents.ts'
import { isNothing } from '../predicates/missing.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const affiliationMissingDocs = (): RuleDocs => ({
  summary: 'Every person among the creators has an affiliation.',
  why: 'Organisations find the work of their people by it, and readers learn whom they can ask.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'Garcia, Sofia', nameType: 'Personal', affiliation: [{ name: 'TIB' }] }] } },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia', nameType: 'Personal' }] },
        pointer: '/creators/0',
        message: 'The creator "Garcia, Sofia" has no affiliation; add the organisation, with its ROR ID.',
      },
    ],
  },
  references: [property('creators[].affiliation[]')],
})
