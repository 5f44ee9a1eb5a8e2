import type { Affiliation, FundingReference } from '../model/datacite.ts'
import type { Path } from '../pointer.ts'
import { eachAgent, eachObject, isObject } from './each.ts'

/** What a name belongs to, as it is called in a message. */
export type NameHolder = 'creator' | 'contributor' | 'affiliation' | 'publisher' | 'funder'

interface Named {
  creators?: unknown
  contributors?: unknown
  publisher?: unknown
  fundingReferences?: unknown
}

/** Calls `visit` for every name of a person or organisation that is a text; `path` gives its place. */
export function eachName(record: Named, visit: (name: string, holder: NameHolder, path: () => Path) => void): void {
  eachAgent(record, (agent, list, index) => {
    const holder = list === 'creators' ? 'creator' : 'contributor'
    if (typeof agent.name === 'string') visit(agent.name, holder, () => [list, index, 'name'])
    eachObject<Affiliation>(agent.affiliation, ({ name }, position) => {
      if (typeof name === 'string') visit(name, 'affiliation', () => [list, index, 'affiliation', position, 'name'])
    })
  })
  if (isObject(record.publisher) && typeof record.publisher.name === 'string') {
    visit(record.publisher.name, 'publisher', () => ['publisher', 'name'])
  }
  eachObject<FundingReference>(record.fundingReferences, ({ funderName }, index) => {
    if (typeof funderName === 'string') visit(funderName, 'funder', () => ['fundingReferences', index, 'funderName'])
  })
}
