import { messagesOf } from '../../messages/message.ts'
import { replacementCharacter as messages } from '../compiled/rule-texts.ts'
import { shortenFrom } from '../predicates/texts/text.ts'
import { texts } from '../predicates/texts/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('replacement-character', messages)

export const replacementCharacter: Rule = {
  id: 'replacement-character',
  severity: 'warning',
  check: visiting(texts, ({ text, path }, { report }) => {
    const at = text.indexOf('\ufffd')
    if (at < 0) return
    report({
      path,
      message: say('lost', { text: shortenFrom(text, at) }),
    })
  }),
}
