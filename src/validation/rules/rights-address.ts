import { toPointer } from '../../core/pointer.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const rightsAddress: Rule = {
  id: 'rights-address',
  severity: 'warning',
  check: visiting(rightsList, ({ item: { rights, rightsUri }, index }, { report }) => {
    if (typeof rights !== 'string' || !address.test(rights)) return
    const path = ['rightsList', index, 'rights']
    const isFree = !isGiven(rightsUri)
    report({
      path,
      message: `The rights ${shorten(rights)} is an address, where people read a name; give it as rightsUri, and the name of the licence here.`,
      ...(isFree && {
        fix: {
          description: 'Give the address as rightsUri.',
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
