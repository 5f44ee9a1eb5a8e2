import { messagesOf } from '../../messages/message.ts'
import { invisibleCharacter as texts } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import { texts as everyText } from '../predicates/texts/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('invisible-character', texts)

export const invisibleCharacter: Rule = {
  id: 'invisible-character',
  severity: 'warning',
  check: visiting(everyText, ({ text, path }, { report }) => {
    const found = invisible.exec(text)
    if (found === null) return
    const plain = text.replace(everyInvisible, '')
    const code = found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    report({
      path,
      message: say('invisible', { text: shorten(plain), code }),
      fix: writing(path, plain, say('remove'), true),
    })
  }),
}

const invisible = /[\u00ad\u200b\u2060\ufeff]/
const everyInvisible = new RegExp(invisible.source, 'g')
