import type { NameIdentifier } from '../../model/datacite.ts'
import { agents } from '../predicates/agents.ts'
import { isScheme } from '../predicates/identifiers.ts'
import { eachObject } from '../predicates/lists.ts'
import { property, readingNames } from '../predicates/references.ts'
import { isBlank, quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
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

export const nameTypeDocs = (): RuleDocs => ({
  summary: 'An organisation has no given and family name and no ORCID iD; a person has no ROR ID.',
  why: 'The type of a name decides how it is cited: a person’s name is inverted and abbreviated to initials, an organisation’s is not. If the type contradicts the other members, programs disagree about which to believe, and the registry rebuilds a personal name from given and family name.',
  examples: {
    passes: [
      {
        record: {
          creators: [
            { name: 'Garcia, Sofia', nameType: 'Personal', givenName: 'Sofia', familyName: 'Garcia' },
            { name: 'California Digital Library', nameType: 'Organizational' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          creators: [{ name: 'Garcia, Sofia', nameType: 'Organizational', givenName: 'Sofia', familyName: 'Garcia' }],
        },
        pointer: '/creators/0/nameType',
        message:
          '"Garcia, Sofia" is marked as an organisation but has givenName and familyName; change the nameType to Personal, or remove the two.',
      },
      {
        record: {
          creators: [
            {
              name: 'California Digital Library',
              nameType: 'Personal',
              nameIdentifiers: [{ nameIdentifier: 'https://ror.org/03yrm5c26', nameIdentifierScheme: 'ROR' }],
            },
          ],
        },
        pointer: '/creators/0/nameType',
        message:
          '"California Digital Library" is marked as a person but has a ROR ID, which only organisations have; change the nameType to Organizational, or move the ROR ID to the affiliation.',
      },
    ],
  },
  references: [
    property('creators[].nameType'),
    readingNames,
    { title: 'Organisations shown as people', url: 'https://github.com/datacite/datacite/issues/760' },
  ],
})

const isGiven = (name: unknown): boolean => typeof name === 'string' && !isBlank(name)
