import { messagesOf } from '../../messages/message.ts'
import { placeholderName as texts } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { isPlaceholderName } from '../predicates/agents/placeholders.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('placeholder-name', texts)

export const placeholderName: Rule = {
  id: 'placeholder-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!isPlaceholderName(name)) return
    report({
      path: path(),
      message:
        holder === 'creator' ? say('creator', { name: shorten(name) }) : say('other', { name: shorten(name), holder }),
    })
  }),
}
