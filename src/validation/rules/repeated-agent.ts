import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { repeatedAgent as texts } from '../compiled/rule-texts.ts'
import { eachRepeat, folded, keyOf, tellRepeat } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'

const say = messagesOf('repeated-agent', texts)

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
          tellRepeat(report, [list], agents, repeat, (key, values) =>
            say(key, { list, name: shorten(agents[repeat.index]?.name), ...values }),
          ),
      )
    }
  },
}

const iDOf = ({ nameIdentifiers }: Readonly<Record<string, unknown>>): string => {
  const first: unknown = Array.isArray(nameIdentifiers) ? nameIdentifiers[0] : undefined
  return isObject(first) ? `\n${folded(first.nameIdentifier)}` : ''
}
