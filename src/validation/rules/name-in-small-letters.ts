import type { Path } from '../../core/pointer.ts'
import { messagesOf } from '../../messages/message.ts'
import { nameInSmallLetters as texts } from '../compiled/rule-texts.ts'
import { agents } from '../predicates/agents/agents.ts'
import { people } from '../predicates/agents/people.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule, RuleContext } from '../rule.ts'
import { together, visiting } from '../run/visiting.ts'

const say = messagesOf('name-in-small-letters', texts)

export const nameInSmallLetters: Rule = {
  id: 'name-in-small-letters',
  severity: 'info',
  check: together(
    visiting(people, ({ list, index, name }, { report }) => {
      if (!/\p{Lu}/u.test(name) && inSmallLetters.test(name.trim())) tell(name, [list, index, 'name'], report)
    }),
    visiting(agents, ({ agent: { name, familyName, givenName }, list, index }, { report }) => {
      if (typeof name !== 'string' || typeof familyName !== 'string' || typeof givenName !== 'string') return
      if (!/\p{Lu}/u.test(name) || /\p{Lu}/u.test(familyName + givenName)) return
      if (inSmallLetters.test(`${familyName.trim()}, ${givenName.trim()}`))
        tell(familyName, [list, index, 'familyName'], report)
    }),
  ),
}

function tell(name: string, path: Path, report: RuleContext['report']): void {
  const written = name.replace(/(?<![\p{L}\p{M}’'])\p{L}+/gu, word =>
    particle.test(word) ? word : word.replace(/^./u, letter => letter.toUpperCase()),
  )
  report({
    path,
    message: say('noCapital', { name: shorten(name) }),
    ...(written !== name && {
      suggestions: [written],
      fix: writing(path, written, say('fix', { written }), false),
    }),
  })
}

// Family and given name with at least two lower-case letters each, in Latin, Greek or Cyrillic, which have capitals.
const inSmallLetters =
  /^(?=.{0,200}$)[\p{Ll}\p{M}'’ -]*\p{Ll}{2}[\p{Ll}\p{M}'’ -]*, [\p{Ll}\p{M}'’.-]*\p{Ll}{2}[\p{Ll}\p{M}'’. -]*$/u
const particle =
  /^(?:af|al|av|bin|d|da|das|de|del|della|den|der|di|do|dos|du|e|el|la|le|les|ten|ter|van|von|y|zu|zum|zur)$/
