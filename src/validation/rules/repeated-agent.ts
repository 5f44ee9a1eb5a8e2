import { isObject } from '../../core/object.ts'
import { property } from '../predicates/references.ts'
import { eachRepeat, folded, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'

export const repeatedAgent: Rule = {
  id: 'repeated-agent',
  severity: 'warning',
  check({ record, report }) {
    for (const list of ['creators', 'contributors'] as const) {
      const agents: unknown = record[list]
      if (!Array.isArray(agents)) continue
      eachRepeat(
        agents,
        agent => (isObject(agent) ? folded(agent.name) : ''),
        agent => (isObject(agent) ? keyOf(agent, ['contributorType', 'givenName', 'familyName']) + iDOf(agent) : ''),
        repeat =>
          tellRepeat(report, [list], agents, repeat, `The ${list.slice(0, -1)} ${quote(agents[repeat.index]?.name)}`),
      )
    }
  },
}

export const repeatedAgentDocs = (): RuleDocs => ({
  summary: 'Nobody is listed twice among the creators, or among the contributors in the same role.',
  why: 'Citations print every creator, so one who is listed twice is printed twice, and counts of works by person are wrong. People of the same name are told apart by an ORCID iD.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'Garcia, Sofia' }, { name: 'Garcia, Samuel' }] } },
      {
        record: {
          contributors: [
            { name: 'Garcia, Sofia', contributorType: 'Editor' },
            { name: 'Garcia, Sofia', contributorType: 'DataCurator' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia' }, { name: 'Jemison, Mae' }, { name: 'Garcia,  Sofia' }] },
        pointer: '/creators/2',
        message: 'The creator "Garcia,  Sofia" is the same as entry 1 of the list; join the two in one entry.',
      },
    ],
  },
  references: [property('creators[]'), property('contributors[]')],
})

const iDOf = ({ nameIdentifiers }: Readonly<Record<string, unknown>>): string => {
  const first: unknown = Array.isArray(nameIdentifiers) ? nameIdentifiers[0] : undefined
  return isObject(first) ? `\n${folded(first.nameIdentifier)}` : ''
}
