import type { NameIdentifier } from '../../model/datacite.ts'
import { agents } from '../predicates/agents.ts'
import { isScheme } from '../predicates/identifiers.ts'
import { eachObject } from '../predicates/lists.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const nameType: Rule = {
  id: 'name-type',
  severity: 'warning',
  check: visiting(agents, ({ agent, list, index }, { report }) => {
    const { nameType: type, name, givenName, familyName } = agent
    if (type !== 'Organizational' && type !== 'Personal') return
    const tell = (verdict: string): void =>
      report({ path: [list, index, 'nameType'], message: `${quote(name)} is marked as ${verdict}.` })
    if (type === 'Organizational' && isGiven(givenName) && isGiven(familyName)) {
      return tell(
        'an organisation but has givenName and familyName; change the nameType to Personal, or remove the two',
      )
    }
    eachObject<NameIdentifier>(agent.nameIdentifiers, ({ nameIdentifierScheme: scheme }) => {
      if (typeof scheme !== 'string') return
      if (type === 'Organizational' && isScheme(scheme, 'ORCID')) {
        tell(
          'an organisation but has an ORCID iD, which only people have; change the nameType to Personal, or remove the iD',
        )
      } else if (type === 'Personal' && isScheme(scheme, 'ROR')) {
        tell(
          'a person but has a ROR ID, which only organisations have; change the nameType to Organizational, or move the ROR ID to the affiliation',
        )
      }
    })
  }),
}

const isGiven = (name: unknown): boolean => typeof name === 'string' && !isBlank(name)
