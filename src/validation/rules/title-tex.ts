import { messagesOf } from '../../messages/message.ts'
import { titleTex as messages } from '../compiled/rule-texts.ts'
import { titles } from '../predicates/lists.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('title-tex', messages)

export const titleTex: Rule = {
  id: 'title-tex',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 2000) return
    const [markup] = tex.exec(title) ?? []
    if (markup === undefined) return
    report({
      path: ['titles', index, 'title'],
      message: say('tex', { title: shorten(title), markup: shorten(markup) }),
    })
  }),
}

// A formula, a command with an argument, or an accent.
const tex = /\$(?=[^$]{0,80}[\\_^])[^$\s][^$]{0,80}\$|\\[a-zA-Z]{2,20}\{[^{}]{0,80}\}|\{?\\["'`^~=.][{ ]?[A-Za-z]\}?/
