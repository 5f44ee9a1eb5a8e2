import { titles } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleIdentifier: Rule = {
  id: 'title-identifier',
  severity: 'warning',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 300) return
    const bare = title.trim()
    const isAddress = /^https?:\/\/\S+$/i.test(bare)
    if (!isAddress && !/^(?:doi:\s?)?10\.\d{4,9}\/\S+$/i.test(bare)) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ${quote(title)} is ${isAddress ? 'an address' : 'a DOI'}; give a title that says what the resource is.`,
    })
  }),
}
