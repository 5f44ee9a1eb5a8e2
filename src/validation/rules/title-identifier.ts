import { messagesOf } from '../../messages/message.ts'
import { titleIdentifier as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-identifier', messages)

export const titleIdentifier: Rule = {
  id: 'title-identifier',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 300) return
    const bare = title.trim()
    const isAddress = /^https?:\/\/\S+$/i.test(bare)
    if (!isAddress && !/^(?:doi:\s?)?10\.\d{4,9}\/\S+$/i.test(bare)) return
    report({
      path: ['titles', index, 'title'],
      message: say(isAddress ? 'address' : 'doi', { title: shorten(title) }),
    })
  }),
}
