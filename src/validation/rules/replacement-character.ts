import { quoteFrom } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const replacementCharacter: Rule = {
  id: 'replacement-character',
  severity: 'warning',
  check: visiting(texts, ({ text, path }, { report }) => {
    const at = text.indexOf('\ufffd')
    if (at < 0) return
    report({
      path,
      message: `A character was lost in ${quoteFrom(text, at)}: U+FFFD stands where the decoder found something else; write the character from the source.`,
    })
  }),
}
