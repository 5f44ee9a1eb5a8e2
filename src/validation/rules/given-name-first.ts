import { writing } from '../predicates/edits.ts'
import { isGiven, namesIn, people, readsAsOrganisation } from '../predicates/people.ts'
import { folded } from '../predicates/repeats.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const givenNameFirst: Rule = {
  id: 'given-name-first',
  severity: 'warning',
  check: visiting(people, ({ agent, list, index, name }, { report }) => {
    if (name.includes(',') || name.length > 80 || !latinWords.test(name.trim())) return
    const { givenName: given, familyName: family } = agent
    const path = [list, index, 'name']
    if (isGiven(given) && isGiven(family)) {
      if (folded(name) !== folded(`${given} ${family}`) || folded(given) === folded(family)) return
      const written = `${family.trim()}, ${given.trim()}`
      report({
        path,
        message: `${quote(name)} has the given name first; write ${quote(written)}.`,
        suggestions: [written],
        fix: writing(path, written, 'Write the family name first.', true),
      })
    } else if (!isGiven(given) && !isGiven(family) && !readsAsOrganisation(name) && !namesIn(name, true)) {
      report({
        path,
        message: `${quote(name)} is a person’s name without a comma, so that nobody can tell the family name; write it as family name, comma, given name.`,
      })
    }
  }),
}

const latinWords = /^[\p{Script=Latin}\p{M}'’.-]+(?: [\p{Script=Latin}\p{M}'’.-]+){1,5}$/u
