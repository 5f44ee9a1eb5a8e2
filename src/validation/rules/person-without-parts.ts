import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { personWithoutParts as texts } from '../compiled/rule-texts.ts'
import { isGiven, people } from '../predicates/agents/people.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('person-without-parts', texts)

export const personWithoutParts: Rule = {
  id: 'person-without-parts',
  severity: 'info',
  strict: true,
  check: visiting(people, ({ agent, list, index, name }, { report }) => {
    const { givenName: given, familyName: family } = agent
    if (isGiven(given) || isGiven(family)) return
    const [before = '', after = '', ...others] = name.split(',')
    if (before.trim() === '' || after.trim() === '') return
    const path = [list, index]
    const hasOnlyNames = others.length === 0 && !/[\d:/@]/.test(name)
    const fixable = hasOnlyNames && agent.nameType === 'Personal'
    report({
      path: [...path, 'name'],
      message: say('missing', { name: shorten(name) }),
      ...(fixable && {
        fix: {
          description: say('fix'),
          safe: true,
          patch: [
            {
              op: given === undefined ? 'add' : 'replace',
              path: toPointer([...path, 'givenName']),
              value: after.trim(),
            },
            {
              op: family === undefined ? 'add' : 'replace',
              path: toPointer([...path, 'familyName']),
              value: before.trim(),
            },
          ],
        },
      }),
    })
  }),
}
