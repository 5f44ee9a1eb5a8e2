import { messagesOf } from '../../messages/message.ts'
import { orcidSandbox as texts } from '../compiled/rule-texts.ts'
import { agentIdentifiers } from '../predicates/identifiers/identifiers.ts'
import { shorten } from '../predicates/texts/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

const say = messagesOf('orcid-sandbox', texts)

export const orcidSandbox: Rule = {
  id: 'orcid-sandbox',
  severity: 'warning',
  check: visiting(agentIdentifiers, (identifier, { report }) => {
    const { value } = identifier
    if (!/^\s*https?:\/\/sandbox\.orcid\.org\//i.test(value)) return
    report({
      path: identifier.path,
      message: say('sandbox', { value: shorten(value) }),
    })
  }),
}
