import { messagesOf } from '../../messages/message.ts'
import { severalAffiliations as messages } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { readsAsOrganisation } from '../predicates/agents/people.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('several-affiliations', messages)

export const severalAffiliations: Rule = {
  id: 'several-affiliations',
  severity: 'info',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (holder !== 'affiliation' || !name.includes(';')) return
    const parts = name.split(';').map(part => part.trim())
    if (parts.filter(part => readsAsOrganisation(part) || /\bcent(?:er|re)\b/i.test(part)).length < 2) return
    report({
      path: path(),
      message: say('several', { name: shorten(name) }),
    })
  }),
}
