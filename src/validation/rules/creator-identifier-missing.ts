import { isUnknownValue } from '../../kernel/unknown-values.ts'
import { agents } from '../predicates/agents.ts'
import { isNothing } from '../predicates/missing.ts'
import { isGiven } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { namedBy } from '../predicates/samples.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const creatorIdentifierMissing: Rule = {
  id: 'creator-identifier-missing',
  severity: 'info',
  fair: true,
  check: visiting(agents, ({ agent: { name, nameIdentifiers, nameType }, list, index }, { report }) => {
    if (list !== 'creators' || !isGiven(name) || isUnknownValue(name.trim()) || !isNothing(nameIdentifiers)) return
    report({
      path: [list, index],
      message: `The creator ${quote(name)} has no identifier; add the ${nameType === 'Organizational' ? 'ROR ID' : nameType === 'Personal' ? 'ORCID iD' : 'ORCID iD of a person, or the ROR ID of an organisation'}.`,
      actual: undefined,
    })
  }),
}

export const creatorIdentifierMissingDocs = (): RuleDocs => ({
  summary: 'Every creator has an ORCID iD or, as an organisation, a ROR ID.',
  why: 'Names are shared, written differently and changed. Only an identifier puts the work into the profile of whoever made it.',
  examples: {
    passes: [{ record: namedBy('ORCID', 'https://orcid.org/0000-0002-1825-0097') }],
    fails: [
      {
        record: { creators: [{ name: 'Garcia, Sofia', nameType: 'Personal' }] },
        pointer: '/creators/0',
        message: 'The creator "Garcia, Sofia" has no identifier; add the ORCID iD.',
      },
    ],
  },
  references: [property('creators[].nameIdentifiers[]')],
})
