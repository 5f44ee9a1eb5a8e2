import { messagesOf } from '../../messages/message.ts'
import { titleTooLong as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-too-long', messages)

export const titleTooLong: Rule = {
  id: 'title-too-long',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length <= longest) return
    report({
      path: ['titles', index, 'title'],
      message: say('tooLong', { length: title.length, title: shorten(title) }),
    })
  }),
}

const longest = 500
