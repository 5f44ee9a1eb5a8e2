import { messagesOf } from '../../messages/message.ts'
import { textNotComposed as messages } from '../compiled/rule-texts.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import { texts } from '../predicates/texts/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('text-not-composed', messages)

export const textNotComposed: Rule = {
  id: 'text-not-composed',
  severity: 'info',
  check: visiting(texts, ({ text, path }, { report }) => {
    if (!latinWithMark.test(text)) return
    const composed = text.normalize('NFC')
    if (composed === text) return
    report({
      path,
      message: say('decomposed', { text: shorten(composed) }),
      fix: writing(path, composed, say('compose'), true),
    })
  }),
}

// Other scripts have letters that exist only as a base with a mark.
const latinWithMark = /[A-Za-z][\u0300-\u036f]/
