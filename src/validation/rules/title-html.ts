import { messagesOf } from '../../messages/message.ts'
import { titleHtml as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { keptInHtml } from '../predicates/texts/html.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-html', messages)

export const titleHtml: Rule = {
  id: 'title-html',
  severity: 'info',
  strict: true,
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || !title.includes('<')) return
    const names = keptInHtml(title)
    if (names.length === 0) return
    report({
      path: ['titles', index, 'title'],
      message: say('tags', { count: names.length, tags: names.slice(0, 5).map(name => `<${name}>`) }),
    })
  }),
}
