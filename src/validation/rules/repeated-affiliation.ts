import { isObject } from '../../core/object.ts'
import { agents } from '../predicates/agents.ts'
import { property } from '../predicates/references.ts'
import { eachRepeat, folded, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const repeatedAffiliation: Rule = {
  id: 'repeated-affiliation',
  severity: 'warning',
  check: visiting(agents, ({ agent: { affiliation }, list, index }, { report }) => {
    if (!Array.isArray(affiliation) || affiliation.length < 2) return
    eachRepeat(
      affiliation,
      entry => (isObject(entry) ? folded(entry.name) : ''),
      entry => (isObject(entry) ? folded(entry.affiliationIdentifier) : ''),
      repeat =>
        tellRepeat(
          report,
          [list, index, 'affiliation'],
          affiliation,
          repeat,
          `The affiliation ${quote(affiliation[repeat.index]?.name)}`,
        ),
    )
  }),
}

export const repeatedAffiliationDocs = (): RuleDocs => ({
  summary: 'A creator or contributor has each affiliation once.',
  why: 'Landing pages print the affiliation as often as it is given, and counts by organisation are wrong.',
  examples: {
    passes: [
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia', affiliation: [{ name: 'TIB' }, { name: 'Leibniz University Hannover' }] },
          ],
        },
      },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia', affiliation: [{ name: 'TIB' }, { name: 'TIB' }] }] },
        pointer: '/creators/0/affiliation/1',
        message: 'The affiliation "TIB" is the same as entry 1 of the list; remove one of the two.',
      },
    ],
  },
  references: [property('creators[].affiliation[]')],
})
