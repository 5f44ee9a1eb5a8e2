import type { Agent } from '../model/datacite.ts'
import { eachObject, type Unchecked } from './each.ts'
import type { Walk } from './visiting.ts'

/** A creator or contributor, and where it stands. */
export interface PlacedAgent {
  agent: Unchecked<Agent>
  list: 'creators' | 'contributors'
  index: number
}

/** Comes by every creator and contributor. */
export const agents: Walk<PlacedAgent> = (record, visit) => {
  const place: PlacedAgent = { agent: {}, list: 'creators', index: 0 }
  const at = (agent: Unchecked<Agent>, index: number): void => {
    place.agent = agent
    place.index = index
    visit(place)
  }
  eachObject(record.creators, at)
  place.list = 'contributors'
  eachObject(record.contributors, at)
}
