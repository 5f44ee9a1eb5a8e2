import { messagesOf } from '../../messages/message.ts'
import { identifierInName as texts } from '../compiled/rule-texts.ts'
import { names } from '../predicates/agents/names.ts'
import { writing } from '../predicates/edits.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('identifier-in-name', texts)

export const identifierInName: Rule = {
  id: 'identifier-in-name',
  severity: 'warning',
  check: visiting(names, ({ name, holder, path }, { report }) => {
    if (name.length > 500) return
    const [identifier] = inside.exec(name) ?? []
    if (identifier === undefined) return
    const rest = name
      .replace(identifier, '')
      .replace(/[([<{][\s:]{0,9}[)\]>}]/, '')
      .replace(/[\s,;:(<[-]{0,20}(?:orcid|ror)?(?: id)?[\s,;:(<[-]{0,20}$/i, '')
      .trim()
    if (!/\p{L}{2}/u.test(rest)) return
    report({
      path: path(),
      message: say('held', { holder, name: shorten(name), identifier: shorten(identifier) }),
      fix: writing(path(), rest, say('write', { rest }), false),
    })
  }),
}

const inside =
  /(?:https?:\/\/)?(?:orcid\.org\/)?\b\d{4}-\d{4}-\d{4}-\d{3}[\dX]\b|(?:https?:\/\/)?\bror\.org\/0[a-z\d]{6}\d{2}\b/i
