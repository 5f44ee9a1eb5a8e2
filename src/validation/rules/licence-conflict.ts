import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const licenceConflict: Rule = {
  id: 'licence-conflict',
  severity: 'warning',
  check: visiting(rightsList, ({ item: { rights, rightsUri, rightsIdentifier }, index }, { report }) => {
    if (Number(isGiven(rights)) + Number(isGiven(rightsUri)) + Number(isGiven(rightsIdentifier)) < 2) return
    const said = [
      ['rights', creativeCommonsTerms(rights)],
      ['rightsUri', creativeCommonsTerms(rightsUri)],
      ['rightsIdentifier', creativeCommonsTerms(rightsIdentifier)],
    ] as const
    const [first, ...others] = said.filter(([, terms]) => terms !== undefined)
    const other = others.find(([, terms]) => terms !== first?.[1])
    if (first === undefined || other === undefined) return
    const words = { rights, rightsUri, rightsIdentifier }
    report({
      path: ['rightsList', index, other[0]],
      message: `The ${first[0]} ${quote(words[first[0]])} and the ${other[0]} ${quote(words[other[0]])} are different licences; correct whichever is wrong.`,
    })
  }),
}

export const licenceConflictDocs = (): RuleDocs => ({
  summary: 'The name, the address and the identifier of a licence mean the same licence.',
  why: 'Readers go by the name, programs by the address, and each may do what the other forbids.',
  examples: {
    passes: [
      {
        record: {
          rightsList: [
            {
              rights: 'CC BY 4.0',
              rightsUri: 'https://creativecommons.org/licenses/by/4.0/legalcode',
              rightsIdentifier: 'cc-by-4.0',
            },
          ],
        },
      },
      {
        record: {
          rightsList: [
            { rights: 'Creative Commons Attribution', rightsUri: 'https://creativecommons.org/licenses/by/3.0/de/' },
          ],
        },
      },
    ],
    fails: [
      {
        record: { rightsList: [{ rights: 'CC BY 4.0', rightsUri: 'https://creativecommons.org/licenses/by-nc/4.0/' }] },
        pointer: '/rightsList/0/rightsUri',
        message:
          'The rights "CC BY 4.0" and the rightsUri "https://creativecommons.org/licenses/by-nc/4.0/" are different licences; correct whichever is wrong.',
      },
      {
        record: {
          rightsList: [{ rightsUri: 'https://creativecommons.org/licenses/by/4.0/', rightsIdentifier: 'CC-BY-SA-4.0' }],
        },
        pointer: '/rightsList/0/rightsIdentifier',
        message:
          'The rightsUri "https://creativecommons.org/licenses/by/4.0/" and the rightsIdentifier "CC-BY-SA-4.0" are different licences; correct whichever is wrong.',
      },
    ],
  },
  references: [property('rightsList[]')],
})
