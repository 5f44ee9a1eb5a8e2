import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { rightsAddress as messages } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { rightsList } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('rights-address', messages)

export const rightsAddress: Rule = {
  id: 'rights-address',
  severity: 'warning',
  check: visiting(rightsList, ({ item: { rights, rightsUri }, index }, { report }) => {
    if (typeof rights !== 'string' || !address.test(rights)) return
    const path = ['rightsList', index, 'rights']
    const isFree = !isGiven(rightsUri)
    report({
      path,
      message: say('address', { rights: shorten(rights) }),
      ...(isFree && {
        fix: {
          description: say('move'),
          safe: true,
          patch: [
            {
              op: rightsUri === undefined ? 'add' : 'replace',
              path: toPointer(['rightsList', index, 'rightsUri']),
              value: rights.trim(),
            },
            { op: 'remove', path: toPointer(path) },
          ],
        },
      }),
    })
  }),
}

const address = /^\s*https?:\/\/[^\s<>"]{3,2000}\s*$/i
