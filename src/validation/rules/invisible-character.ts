import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const invisibleCharacter: Rule = {
  id: 'invisible-character',
  severity: 'warning',
  check: visiting(texts, ({ text, path }, { report }) => {
    const found = invisible.exec(text)
    if (found === null) return
    const plain = text.replace(everyInvisible, '')
    report({
      path,
      message: `The text ${quote(plain)} holds the invisible character U+${found[0].charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}, so that it is not found and not equal to the same text without it; remove it.`,
      fix: writing(path, plain, 'Remove the invisible characters.', true),
    })
  }),
}

const invisible = /[\u00ad\u200b\u2060\ufeff]/
const everyInvisible = new RegExp(invisible.source, 'g')
