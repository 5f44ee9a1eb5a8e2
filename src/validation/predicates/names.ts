import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Affiliation } from '../../model/datacite.ts'
import type { Walk } from '../run/visiting.ts'
import { agents } from './agents.ts'
import { eachObject, fundingReferences } from './lists.ts'

/** What a name belongs to, in the words of messages. */
type NameHolder = 'creator' | 'contributor' | 'affiliation' | 'publisher' | 'funder'

/** The name of a person or organisation, what it belongs to, and its path. */
export interface PlacedName {
  name: string
  holder: NameHolder
  path: () => Path
}

/** Visits the names of creators and contributors, their affiliations, the publisher and the funders, if they are texts. */
export const names: Walk<PlacedName> = (record, visit) => {
  const look = (name: unknown, holder: NameHolder, ...path: Path): void => {
    if (typeof name === 'string') visit({ name, holder, path: () => path })
  }
  agents(record, ({ agent: { name, affiliation }, list, index }) => {
    look(name, list === 'creators' ? 'creator' : 'contributor', list, index, 'name')
    eachObject<Affiliation>(affiliation, ({ name: held }, position) =>
      look(held, 'affiliation', list, index, 'affiliation', position, 'name'),
    )
  })
  const { publisher } = record
  if (isObject(publisher)) look(publisher.name, 'publisher', 'publisher', 'name')
  fundingReferences(record, ({ item: { funderName }, index }) =>
    look(funderName, 'funder', 'fundingReferences', index, 'funderName'),
  )
}
