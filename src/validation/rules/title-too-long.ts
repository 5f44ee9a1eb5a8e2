import { titles } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleTooLong: Rule = {
  id: 'title-too-long',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length <= longest) return
    report({
      path: ['titles', index, 'title'],
      message: `The title has ${title.length} characters, as a description has: ${quote(title)}; give a short title, and this text as a description.`,
    })
  }),
}

const longest = 500
