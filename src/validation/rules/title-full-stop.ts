import { writing } from '../predicates/edits.ts'
import { titles } from '../predicates/lists.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const titleFullStop: Rule = {
  id: 'title-full-stop',
  severity: 'info',
  strict: true,
  check: visiting(titles, ({ item: { title }, index }, { report }) => {
    if (
      typeof title !== 'string' ||
      !/[\p{Ll}\d)]\.\s*$/u.test(title.slice(-12)) ||
      abbreviation.test(title.slice(-12))
    )
      return
    const path = ['titles', index, 'title']
    const plain = title.trimEnd().slice(0, -1)
    report({
      path,
      message: `The title ${quote(title)} ends with a full stop, which citations add themselves; omit it.`,
      fix: writing(path, plain, 'Omit the full stop.', false),
    })
  }),
}

const abbreviation =
  /(?:^|[\s.])(?:\p{L}|al|etc|spp?|var|subsp|[JjSs]r|vol|no|ed|inc|ltd|co|corp|cf|ca|approx|dept|univ|st)\.\s*$/u
