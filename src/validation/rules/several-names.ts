import { messagesOf } from '../../messages/message.ts'
import { severalNames as messages } from '../compiled/rule-texts.ts'
import { namesIn, people } from '../predicates/agents/people.ts'
import { writing } from '../predicates/edits.ts'
import { quote, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('several-names', messages)

export const severalNames: Rule = {
  id: 'several-names',
  severity: 'warning',
  check: visiting(people, ({ agent, list, index, name }, { report }) => {
    const both = namesIn(name, agent.nameType === 'Personal')
    if (both === undefined) return
    const path = [list, index, 'name']
    const whole = fullerOf(both)
    if (whole !== undefined) {
      report({
        path,
        message: say('twice', { name: shorten(name), whole: shorten(whole) }),
        suggestions: [whole],
        fix: writing(path, whole, say('writeOnce'), false),
      })
      return
    }
    const parts = both.slice(0, 3).map(one => quote(one))
    const names = both.length > parts.length ? [...parts, '…'] : parts
    report({ path, message: say(list, { name: shorten(name), names: names.join(', ') }) })
  }),
}

/**
 * Returns the longer of two names if it starts with the other name and a comma, either name if they are equal,
 * otherwise undefined.
 */
function fullerOf(names: readonly string[]): string | undefined {
  const [first = '', second = ''] = names
  if (names.length !== 2) return undefined
  if (second === first || second.startsWith(`${first},`)) return second
  return first.startsWith(`${second},`) ? first : undefined
}
