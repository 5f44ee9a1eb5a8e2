import { isObject } from '../../../core/object.ts'
import type { Path } from '../../../core/pointer.ts'
import type { Affiliation } from '../../../model/datacite.ts'
import type { Walk } from '../../run/visiting.ts'
import { eachObject, fundingReferences } from '../lists.ts'
import { agents } from './agents.ts'

type NameHolder = 'creator' | 'contributor' | 'affiliation' | 'publisher' | 'funder'

/** The name of a person or organisation, with its path and the kind of its owner, such as `funder`. */
export interface PlacedName {
  name: string
  holder: NameHolder
  path: () => Path
}

/** Visits the names of creators, contributors, affiliations, publisher and funders. Skips names that are not text. */
export const names: Walk<PlacedName> = (record, visit) => {
  agents(record, ({ agent: { name, affiliation }, list, index }) => {
    if (typeof name === 'string')
      visit({ name, holder: list === 'creators' ? 'creator' : 'contributor', path: () => [list, index, 'name'] })
    eachObject<Affiliation>(affiliation, ({ name: held }, at) => {
      if (typeof held === 'string')
        visit({ name: held, holder: 'affiliation', path: () => [list, index, 'affiliation', at, 'name'] })
    })
  })
  const { publisher } = record
  if (isObject(publisher) && typeof publisher.name === 'string')
    visit({ name: publisher.name, holder: 'publisher', path: () => ['publisher', 'name'] })
  fundingReferences(record, ({ item: { funderName: name }, index }) => {
    if (typeof name === 'string')
      visit({ name, holder: 'funder', path: () => ['fundingReferences', index, 'funderName'] })
  })
}
