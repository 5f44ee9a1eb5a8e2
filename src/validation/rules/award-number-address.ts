import { toPointer } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { awardNumberAddress as texts } from '../compiled/rule-texts.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('award-number-address', texts)

export const awardNumberAddress: Rule = {
  id: 'award-number-address',
  severity: 'warning',
  check: visiting(fundingReferences, ({ item: { awardNumber, awardUri }, index }, { report }) => {
    if (typeof awardNumber !== 'string' || !/^\s*https?:\/\/\S+\s*$/i.test(awardNumber)) return
    const path = ['fundingReferences', index]
    const address = awardNumber.trim()
    const isMove = awardUri === undefined || awardUri === address
    report({
      path: [...path, 'awardNumber'],
      message: say(isMove ? 'address' : 'different', { value: shorten(awardNumber) }),
      ...(isMove && {
        fix: {
          description: say('move'),
          safe: true,
          patch: [
            ...(awardUri === undefined
              ? [{ op: 'add' as const, path: toPointer([...path, 'awardUri']), value: address }]
              : []),
            { op: 'remove', path: toPointer([...path, 'awardNumber']) },
          ],
        },
      }),
    })
  }),
}
