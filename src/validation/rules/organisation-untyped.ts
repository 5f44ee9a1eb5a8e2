import { toPointer } from '../../core/pointer.ts'
import { nodeAt } from '../../kernel/tree.ts'
import { agents, typesOfOrganisations } from '../predicates/agents.ts'
import { hasScheme, isGiven, readsAsOrganisation } from '../predicates/people.ts'
import { quote } from '../predicates/text.ts'
import type { Rule } from '../rule.ts'
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
