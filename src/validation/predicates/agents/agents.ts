import type { Agent } from '../../../model/datacite.ts'
import type { Walk } from '../../run/visiting.ts'
import { eachObject, type Unchecked } from '../lists.ts'

/** A creator or contributor, with the name of its list and its index in the list. */
export interface PlacedAgent {
  agent: Unchecked<Agent>
  list: 'creators' | 'contributors'
  index: number
}

/** Visits every creator and contributor of a record, but not those of its related items. */
export const agents: Walk<PlacedAgent> = (record, visit) => {
  for (const list of ['creators', 'contributors'] as const)
    eachObject<Agent>(record[list], (agent, index) => visit({ agent, list, index }))
}

/** The contributorTypes that only organisations and groups can have. */
export const typesOfOrganisations: ReadonlySet<unknown> = new Set([
  'HostingInstitution',
  'RegistrationAgency',
  'RegistrationAuthority',
  'ResearchGroup',
])
