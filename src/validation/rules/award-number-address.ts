import { toPointer } from '../../core/pointer.ts'
import { fundingReferences } from '../predicates/lists.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const awardNumberAddress: Rule = {
  id: 'award-number-address',
  severity: 'warning',
  check: visiting(fundingReferences, ({ item: { awardNumber, awardUri }, index }, { report }) => {
    if (typeof awardNumber !== 'string' || !/^\s*https?:\/\/\S+\s*$/i.test(awardNumber)) return
    const path = ['fundingReferences', index]
    const isMove = awardUri === undefined || awardUri === awardNumber
    report({
      path: [...path, 'awardNumber'],
      message: `The awardNumber ${shorten(awardNumber)} is an address; give it as awardUri, and the number here.`,
      ...(isMove && {
        fix: {
          description: 'Give the address as awardUri.',
          safe: true,
          patch: [
            ...(awardUri === undefined
              ? [{ op: 'add' as const, path: toPointer([...path, 'awardUri']), value: awardNumber.trim() }]
              : []),
            { op: 'remove', path: toPointer([...path, 'awardNumber']) },
          ],
        },
      }),
    })
  }),
}
