import type { Agent, Datacite } from '../../model/datacite.ts'

/**
 * A record without what no citation prints of people: looking through identifiers and affiliations would take as long as all the
 * rest. A person whose type is not given keeps them, because they may tell it.
 */
export function slim(record: Datacite): Datacite {
  const { creators, contributors } = record
  const copy = { ...record }
  if (Array.isArray(creators)) copy.creators = creators.map(slimAgent)
  if (Array.isArray(contributors)) copy.contributors = contributors.map(slimAgent)
  return copy
}

function slimAgent<T extends Agent>(agent: T): T {
  if (typeof agent !== 'object' || agent === null || agent.nameType === undefined) return agent
  const { nameIdentifiers: _, affiliation: __, ...rest } = agent
  return rest as T
}
