import { agentIdentifiers } from '../predicates/identifiers.ts'
import { property, readingNames } from '../predicates/references.ts'
import { namedBy } from '../predicates/samples.ts'
import { shorten } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const orcidSandboxDocs = (): RuleDocs => ({
  summary: 'ORCID iDs are not of ORCID’s test system.',
  why: 'Anybody can be anyone at sandbox.orcid.org. The registry and ORCID take its iDs for real ones with the same digits, which may belong to somebody else.',
  examples: {
    passes: [{ record: namedBy('ORCID', 'https://orcid.org/0000-0002-1825-0097') }],
    fails: [
      {
        record: namedBy('ORCID', 'https://sandbox.orcid.org/0000-0002-1825-0097'),
        pointer: '/creators/0/nameIdentifiers/0/nameIdentifier',
        message:
          'The iD https://sandbox.orcid.org/0000-0002-1825-0097 is of ORCID’s test system, which names nobody; give the person’s iD at https://orcid.org.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[]'), readingNames],
})
