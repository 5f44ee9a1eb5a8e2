import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { isGiven } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
