import { agents, typesOfOrganisations } from '../predicates/agents.ts'
import { isGiven, readsAsOrganisation } from '../predicates/people.ts'
import { appendix, property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const contributorTypePerson: Rule = {
  id: 'contributor-type-person',
  severity: 'warning',
  check: visiting(agents, ({ agent, list, index }, { report }) => {
    if (list !== 'contributors') return
    const { contributorType, name, nameType, givenName, familyName } = agent as typeof agent & {
      contributorType?: unknown
    }
    if (typeof contributorType !== 'string' || !typesOfOrganisations.has(contributorType)) return
    if (typeof name !== 'string' || nameType === 'Organizational' || readsAsOrganisation(name)) return
    if (nameType !== 'Personal' && !(isGiven(givenName) && isGiven(familyName))) return
    report({
      path: [list, index, 'contributorType'],
      message: `The contributorType ${contributorType} is for ${contributorType === 'ResearchGroup' ? 'a group' : 'an organisation'}, but ${quote(name)} is given as a person; correct the nameType or the name, or give the person another contributorType.`,
    })
  }),
}

export const contributorTypePersonDocs = (): RuleDocs => ({
  summary: 'A hosting institution, a registration agency or authority, and a research group are no persons.',
  why: 'The hosting institution holds the resource and gives access to it; pages name it as the place to ask. A person there was mostly meant as DataManager or ContactPerson, or the wrong entry of a list was chosen.',
  examples: {
    passes: [
      {
        record: {
          contributors: [
            { name: 'GFZ Data Services', nameType: 'Organizational', contributorType: 'HostingInstitution' },
            { name: 'Garcia, Sofia', nameType: 'Personal', contributorType: 'ContactPerson' },
          ],
        },
      },
    ],
    fails: [
      {
        record: {
          contributors: [{ name: 'Garcia, Sofia', nameType: 'Personal', contributorType: 'ResearchGroup' }],
        },
        pointer: '/contributors/0/contributorType',
        message:
          'The contributorType ResearchGroup is for a group, but "Garcia, Sofia" is given as a person; correct the nameType or the name, or give the person another contributorType.',
      },
      {
        record: {
          contributors: [{ name: 'Garcia, Sofia', nameType: 'Personal', contributorType: 'HostingInstitution' }],
        },
        pointer: '/contributors/0/contributorType',
        message:
          'The contributorType HostingInstitution is for an organisation, but "Garcia, Sofia" is given as a person; correct the nameType or the name, or give the person another contributorType.',
      },
    ],
  },
  references: [property('contributors[].contributorType'), appendix('contributorType', 'appendix-1/contributorType')],
})
