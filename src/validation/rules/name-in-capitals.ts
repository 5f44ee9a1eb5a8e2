import { messagesOf } from '../../messages/message.ts'
import { nameInCapitals as texts } from '../compiled/rule-texts.ts'
import { people } from '../predicates/agents/people.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('name-in-capitals', texts)

export const nameInCapitals: Rule = {
  id: 'name-in-capitals',
  severity: 'warning',
  check: visiting(people, ({ list, index, name }, { report }) => {
    if (/\p{Ll}/u.test(name) || !inCapitals.test(name.trim())) return
    const written = name.toLowerCase().replace(/(?<![\p{L}\p{M}’'])\p{L}/gu, letter => letter.toUpperCase())
    const path = [list, index, 'name']
    report({
      path,
      message: say('capitals', { name: shorten(name) }),
      suggestions: [written],
      fix: writing(path, written, say('fix', { written }), false),
    })
  }),
}

// At least two words with three letters or more, because initials are always upper case.
const inCapitals =
  /^(?=.{0,200}$)[\p{Lu}\p{M}'’.-]{3,}(?:,? [\p{Lu}\p{M}'’.-]+)*,? [\p{Lu}\p{M}'’-]{3,}(?: \p{Lu}\.)*$/u
