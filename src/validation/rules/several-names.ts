import { writing } from '../predicates/edits.ts'
import { namesIn, people } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const severalNames: Rule = {
  id: 'several-names',
  severity: 'warning',
  check: visiting(people, ({ agent, list, index, name }, { report }) => {
    const both = namesIn(name, agent.nameType === 'Personal')
    if (both === undefined) return
    const path = [list, index, 'name']
    const whole = fullerOf(both)
    if (whole !== undefined) {
      report({
        path,
        message: `${quote(name)} is one name, given twice; write ${quote(whole)}.`,
        suggestions: [whole],
        fix: writing(path, whole, 'Write the name once.', false),
      })
      return
    }
    report({
      path,
      message: `${quote(name)} names several people, who would be cited as one; give each ${list === 'creators' ? 'a creator' : 'a contributor'} of their own: ${both
        .slice(0, 3)
        .map(one => quote(one))
        .join(', ')}.`,
    })
  }),
}

/** Of two names, the one that begins with the other, which says the same in less. */
function fullerOf(names: readonly string[]): string | undefined {
  const [first = '', second = ''] = names
  if (names.length !== 2) return undefined
  if (second === first || second.startsWith(`${first},`)) return second
  return first.startsWith(`${second},`) ? first : undefined
}
