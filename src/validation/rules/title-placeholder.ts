import { messagesOf } from '../../messages/message.ts'
import { titlePlaceholder as messages } from '../compiled/rule-texts.ts'
import { isPlaceholder } from '../predicates/agents/placeholders.ts'
import { titles } from '../predicates/lists.ts'
import { isBlank, shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-placeholder', messages)

export const titlePlaceholder: Rule = {
  id: 'title-placeholder',
  severity: 'warning',
  check: visiting(titles, ({ item: { title, titleType }, index }, { report }) => {
    if (typeof title !== 'string' || !isPlaceholder(title) || isBlank(title)) return
    report({
      path: ['titles', index, 'title'],
      message: say('placeholder', { title: shorten(title), type: typeof titleType === 'string' ? titleType : 'none' }),
    })
  }),
}
