import { messagesOf } from '../../messages/message.ts'
import { licenceConflict as texts } from '../compiled/rule-texts.ts'
import { isGiven } from '../predicates/agents/people.ts'
import { creativeCommonsTerms } from '../predicates/creative-commons.ts'
import { rightsList } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('licence-conflict', texts)

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
      message: say('different', {
        first: first[0],
        a: shorten(words[first[0]]),
        other: other[0],
        b: shorten(words[other[0]]),
      }),
    })
  }),
}
