import { agents } from '../predicates/agents.ts'
import { readsAsOrganisation } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const organisationAsPerson: Rule = {
  id: 'organisation-as-person',
  severity: 'warning',
  check: visiting(agents, ({ agent: { name, nameType, nameIdentifiers }, list, index }, { report }) => {
    if (nameType !== 'Personal' || typeof name !== 'string') return
    // Whoever has name identifiers is taken to be a person, whatever the name.
    if (Array.isArray(nameIdentifiers) && nameIdentifiers.length > 0) return
    if (!readsAsOrganisation(name)) return
    report({
      path: [list, index, 'nameType'],
      message: `${quote(name)} is marked as a person but reads like an organisation, and would be cited with initials; change the nameType to Organizational and omit givenName and familyName.`,
      suggestions: ['Organizational'],
    })
  }),
}

export const organisationAsPersonDocs = (): RuleDocs => ({
  summary: 'What reads like an organisation is not marked as a person.',
  why: 'Software that guesses mistakes the comma in "Geophysical Institute, University of Bergen" for the one between family and given name. The organisation is then cited as "Geophysical Institute U", sorted among people, and not found under its name.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'Bergen, Ada', nameType: 'Personal' }] } },
      { record: { creators: [{ name: 'Geophysical Institute, University of Bergen', nameType: 'Organizational' }] } },
      {
        record: {
          creators: [
            {
              name: 'Library, Ann',
              nameType: 'Personal',
              nameIdentifiers: [{ nameIdentifier: '0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
            },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          creators: [
            {
              name: 'Geophysical Institute, University of Bergen',
              nameType: 'Personal',
              givenName: 'University of Bergen',
              familyName: 'Geophysical Institute',
            },
          ],
        },
        pointer: '/creators/0/nameType',
        message:
          '"Geophysical Institute, University of Bergen" is marked as a person but reads like an organisation, and would be cited with initials; change the nameType to Organizational and omit givenName and familyName.',
      },
    ],
  },
  references: [
    property('creators[].nameType'),
    { title: 'Organisations split into given and family name', url: 'https://github.com/datacite/datacite/issues/760' },
  ],
})
