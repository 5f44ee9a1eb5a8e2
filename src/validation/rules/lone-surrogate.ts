import { messagesOf } from '../../messages/message.ts'
import { loneSurrogate as messages } from '../compiled/rule-texts.ts'
import { shortenFrom } from '../predicates/texts/text.ts'
import { texts } from '../predicates/texts/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('lone-surrogate', messages)

export const loneSurrogate: Rule = {
  id: 'lone-surrogate',
  severity: 'error',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = alone.exec(text)
    if (found === null) return
    report({
      path,
      message: say('half', {
        text: shortenFrom(text, found.index),
        code: found[0].charCodeAt(0).toString(16).toUpperCase(),
      }),
    })
  }),
}

const alone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
