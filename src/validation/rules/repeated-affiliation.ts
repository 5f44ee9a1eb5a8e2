import { isObject } from '../../core/object.ts'
import { messagesOf } from '../../messages/message.ts'
import { repeatedAffiliation as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { eachRepeat, folded, tellRepeat } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('repeated-affiliation', texts)

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
        tellRepeat(report, [list, index, 'affiliation'], affiliation, repeat, (key, values) =>
          say(key, { name: shorten(affiliation[repeat.index]?.name), ...values }),
        ),
    )
  }),
}
