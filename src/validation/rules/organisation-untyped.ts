import { toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { agents, typesOfOrganisations } from '../predicates/agents.ts'
import { hasScheme, isGiven, readsAsOrganisation } from '../predicates/people.ts'
import { property } from '../predicates/references.ts'
import { quote } from '../predicates/text.ts'
import type { Rule, RuleDocs } from '../rule.ts'
import { visiting } from '../run/visiting.ts'

export const organisationUntyped: Rule = {
  id: 'organisation-untyped',
  severity: 'warning',
  check: visiting(agents, ({ agent, list, index }, { kernel, report }) => {
    const { name, nameType, givenName, familyName, contributorType } = agent as typeof agent & {
      contributorType?: unknown
    }
    // The type says already what it is.
    if (typesOfOrganisations.has(contributorType)) return
    if (typeof name !== 'string' || (nameType !== undefined && nameType !== null && nameType !== '')) return
    if (isGiven(givenName) || isGiven(familyName)) return
    const isKnown = hasScheme(agent, 'ROR', 'GRID', 'CROSSREF FUNDER ID')
    if (!isKnown && (!readsAsOrganisation(name) || hasScheme(agent, 'ORCID'))) return
    if (nodeAt('creators[].nameType', kernel) === undefined) return
    const path = [list, index, 'nameType']
    report({
      path,
      message: `${quote(name)} ${isKnown ? 'has an identifier of organisations' : 'reads like an organisation'} but has no nameType, so that citations may treat it as a person; add the nameType Organizational.`,
      suggestions: ['Organizational'],
      fix: {
        description: 'Add the nameType Organizational.',
        safe: isKnown,
        patch: [{ op: nameType === undefined ? 'add' : 'replace', path: toPointer(path), value: 'Organizational' }],
      },
    })
  }),
}

export const organisationUntypedDocs = (): RuleDocs => ({
  summary: 'An organisation is marked as one by its nameType.',
  why: 'Without nameType, programs have to guess from the name, and many take every creator for a person: “University of Oslo” becomes “Oslo, U. of”.',
  examples: {
    passes: [
      { record: { creators: [{ name: 'University of Oslo', nameType: 'Organizational' }] } },
      { record: { creators: [{ name: 'Garcia, Sofia' }] } },
      { record: { contributors: [{ name: 'University of Oslo', contributorType: 'HostingInstitution' }] } },
    ],
    fails: [
      {
        record: { creators: [{ name: 'University of Oslo' }] },
        pointer: '/creators/0/nameType',
        message:
          '"University of Oslo" reads like an organisation but has no nameType, so that citations may treat it as a person; add the nameType Organizational.',
      },
      {
        record: {
          creators: [
            {
              name: 'GBIF',
              nameIdentifiers: [{ nameIdentifier: 'https://ror.org/05fjyn938', nameIdentifierScheme: 'ROR' }],
            },
          ],
        },
        pointer: '/creators/0/nameType',
        message:
          '"GBIF" has an identifier of organisations but has no nameType, so that citations may treat it as a person; add the nameType Organizational.',
      },
    ],
  },
  references: [property('creators[].nameType')],
})
