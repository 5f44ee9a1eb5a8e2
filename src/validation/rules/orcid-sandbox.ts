import { agentIdentifiers } from '../predicates/identifiers.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const orcidSandbox: Rule = {
  id: 'orcid-sandbox',
  severity: 'warning',
  check: visiting(agentIdentifiers, (identifier, { report }) => {
    const { value } = identifier
    if (!/^\s*https?:\/\/sandbox\.orcid\.org\//i.test(value)) return
    report({
      path: identifier.path,
      message: `The iD ${shorten(value)} is of ORCID’s test system, which names nobody; give the person’s iD at https://orcid.org.`,
    })
  }),
}
