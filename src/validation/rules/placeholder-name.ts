import { names } from '../predicates/names.ts'
import { isPlaceholderName } from '../predicates/placeholders.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const placeholderName: Rule = {
  id: 'placeholder-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (!isPlaceholderName(name)) return
    report({
      path: path(),
      message: `${quote(name)} is what a form or an example has where the name of the ${holder} should be; give the name${holder === 'creator' ? ', or :unkn if nobody knows it' : ''}.`,
    })
  }),
}
