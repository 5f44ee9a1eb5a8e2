import { titles } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleInCapitals: Rule = {
  id: 'title-in-capitals',
  severity: 'info',
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (typeof title !== 'string' || title.length > 2000 || !capitals.test(title)) return
    report({
      path: ['titles', index, 'title'],
      message: `The title ${quote(title)} is in capitals and would be cited so; write it in small letters with capitals where they belong.`,
    })
  }),
}

// Four words of four letters or more, and not one small letter: short ones are names of instruments and programmes.
const capitals = /^(?!.*\p{Ll})(?:[^\p{L}]*(?:\p{L}{1,3}[^\p{L}]+)*\p{Lu}{4,}){4}/u
