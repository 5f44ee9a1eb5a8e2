import { toPointer } from '../../core/pointer.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const rightsAddressDocs = (): RuleDocs => ({
  summary: 'The address of a licence is given as rightsUri, not as the text of the rights.',
  why: 'Programs look for the address in rightsUri alone, so that a licence whose address stands in its name is not recognised. Pages show people the text, which should say what the licence is called.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            { rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by/4.0/' },
            { rights: 'See https://example.org/terms for conditions' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { rightsList: [{ rights: 'https://creativecommons.org/licenses/by/4.0/' }] },
        pointer: '/rightsList/0/rights',
        message:
          'The rights https://creativecommons.org/licenses/by/4.0/ is an address, where people read a name; give it as rightsUri, and the name of the licence here.',
      },
    ],
  },
  references: [property('rightsList[]'), property('rightsList[].rightsUri')],
})

const address = /^\s*https?:\/\/[^\s<>"]{3,2000}\s*$/i
