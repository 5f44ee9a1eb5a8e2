import { messagesOf } from '../../messages/message.ts'
import { titleInCapitals as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-in-capitals', messages)

export const titleInCapitals: Rule = {
  id: 'title-in-capitals',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 2000 || !capitals.test(title)) return
    report({
      path: ['titles', index, 'title'],
      message: say('capitals', { title: shorten(title) }),
    })
  }),
}

// At least four words of four letters or more without a lower-case letter, because short words are names of instruments
// and programmes.
const capitals = /^(?!.*\p{Ll})(?:[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]+)*\p{Lu}{4,}){4}/u
