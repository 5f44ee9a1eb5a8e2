import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { familyNameComma as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { folded } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('family-name-comma', texts)

export const familyNameComma: Rule = {
  id: 'family-name-comma',
  severity: 'warning',
  check: visiting(agents, ({ agent: { familyName: family, givenName: given }, list, index }, { report }) => {
    if (!isGiven(family) || !family.includes(',')) return
    const [before = '', after = '', ...others] = family.split(',').map(part => part.trim())
    if (before === '' || after === '' || others.length > 0 || suffix.test(after)) return
    const path = [list, index, 'familyName']
    const isWhole = !isGiven(given) || folded(given) === folded(after)
    report({
      path,
      message: say('whole', { family: shorten(family), before: shorten(before), after: shorten(after) }),
      ...(isWhole && {
        fix: {
          description: say('split'),
          safe: true,
          patch: [
            { op: 'replace', path: toPointer(path), value: before },
            { op: given === undefined ? 'add' : 'replace', path: toPointer([list, index, 'givenName']), value: after },
          ],
        },
      }),
    })
  }),
}

const suffix = /^(?:[js]r\.?|[ivx]{1,4})$/i
