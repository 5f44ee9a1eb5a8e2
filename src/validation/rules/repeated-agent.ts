import { isObject } from '../../core/object.ts'
import { eachRepeat, folded, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'

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

const iDOf = ({ nameIdentifiers }: Readonly<Record<string, unknown>>): string => {
  const first: unknown = Array.isArray(nameIdentifiers) ? nameIdentifiers[0] : undefined
  return isObject(first) ? `\n${folded(first.nameIdentifier)}` : ''
}
