import { quoteFrom } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const loneSurrogate: Rule = {
  id: 'lone-surrogate',
  severity: 'error',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = alone.exec(text)
    if (found === null) return
    report({
      path,
      message: `The text ${quoteFrom(text, found.index)} holds half of a character (U+${found[0].charCodeAt(0).toString(16).toUpperCase()}), which neither UTF-8 nor XML can hold; write the whole character, or remove it.`,
    })
  }),
}

const alone = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/
