import { messagesOf } from '../../messages/message.ts'
import { descriptionAddress as texts } from '../compiled/rule-texts.ts'
import { descriptions } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('description-address', texts)

export const descriptionAddress: Rule = {
  id: 'description-address',
  severity: 'warning',
  check: visiting(descriptions, ({ item: { description }, index }, { report }) => {
    if (typeof description !== 'string' || description.length > 1000 || !/^\s*https?:\/\/\S+\s*$/i.test(description))
      return
    report({
      path: ['descriptions', index, 'description'],
      message: say('address', { address: shorten(description.trim()) }),
    })
  }),
}
