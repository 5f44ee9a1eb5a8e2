import { writing } from '../predicates/edits.ts'
import { quote } from '../predicates/text.ts'
import { texts } from '../predicates/texts.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const textNotComposed: Rule = {
  id: 'text-not-composed',
  severity: 'info',
  check: visiting(texts, ({ text, path }, { report }) => {
    if (!latinWithMark.test(text)) return
    const composed = text.normalize('NFC')
    if (composed === text) return
    report({
      path,
      message: `The text ${quote(composed)} has letters that are written as a base letter and a separate accent, so that searches miss it; write it in Unicode’s composed form (NFC).`,
      fix: writing(path, composed, 'Write the text in composed form.', true),
    })
  }),
}

// Other scripts have letters that only exist as a base with a mark.
const latinWithMark = /[A-Za-z][\u0300-\u036f]/
