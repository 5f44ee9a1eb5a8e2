import { messagesOf } from '../../messages/message.ts'
import { givenNameFirst as texts } from '../compiled/rule-texts.ts'
import { isGiven, namesIn, people, readsAsOrganisation } from '../predicates/agents/people.ts'
import { isLeftover } from '../predicates/agents/placeholders.ts'
import { writing } from '../predicates/edits.ts'
import { folded } from '../predicates/repeats.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('given-name-first', texts)

export const givenNameFirst: Rule = {
  id: 'given-name-first',
  severity: 'warning',
  check: visiting(people, ({ agent, list, index, name }, { report }) => {
    if (name.includes(',') || name.length > 80 || !latinWords.test(name.trim()) || isLeftover(name)) return
    const { givenName: given, familyName: family } = agent
    const path = [list, index, 'name']
    if (isGiven(given) && isGiven(family)) {
      if (folded(name) !== folded(`${given} ${family}`) || folded(given) === folded(family)) return
      const written = `${family.trim()}, ${given.trim()}`
      report({
        path,
        message: say('parts', { name: shorten(name), written: shorten(written) }),
        suggestions: [written],
        fix: writing(path, written, say('write'), true),
      })
    } else if (!isGiven(given) && !isGiven(family) && !readsAsOrganisation(name) && !namesIn(name, true)) {
      report({
        path,
        message: say('noComma', { name: shorten(name) }),
      })
    }
  }),
}

const latinWords = /^[\p{Script=Latin}\p{M}'’.-]+(?: [\p{Script=Latin}\p{M}'’.-]+){1,5}$/u
