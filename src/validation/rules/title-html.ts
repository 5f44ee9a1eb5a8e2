import { keptInHtml } from '../predicates/html.ts'
import { titles } from '../predicates/lists.ts'
import { listed } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleHtml: Rule = {
  id: 'title-html',
  severity: 'info',
  strict: true,
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || !title.includes('<')) return
    const names = keptInHtml(title)
    if (names.length === 0) return
    report({
      path: ['titles', index, 'title'],
      message: `This title holds the ${names.length > 1 ? 'tags' : 'tag'} ${listed(names.slice(0, 5).map(name => `<${name}>`))}, which many citation programs print as they stand; write it as plain text, with characters such as ₂ and ² where they matter.`,
    })
  }),
}
