import { titles } from '../predicates/lists.ts'
import { isPlaceholder } from '../predicates/placeholders.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titlePlaceholder: Rule = {
  id: 'title-placeholder',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || !isPlaceholder(title) || isBlank(title)) return
    report({
      path: ['titles', index, 'title'],
      message: `${quote(title)} is what a form or a test has where the title should be; give the title, or :unas if there is none.`,
    })
  }),
}
