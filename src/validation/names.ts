import type { Affiliation } from '../model/datacite.ts'
import type { Path } from '../pointer.ts'
import { agents } from './agents.ts'
import { eachObject, isObject } from './each.ts'
import { fundingReferences } from './lists.ts'
import type { Walk } from './visiting.ts'

/** What a name belongs to, as it is called in a message. */
type NameHolder = 'creator' | 'contributor' | 'affiliation' | 'publisher' | 'funder'

/** The name of a person or organisation, whose it is, and the way to it. */
export interface PlacedName {
  name: string
  holder: NameHolder
  path(): Path
}

/** Comes by every name of a creator, contributor, affiliation, publisher or funder that is a text. */
export const names: Walk<PlacedName> = (record, visit) => {
  const place = new Place()
  agents(record, ({ agent, list, index }) => {
    if (typeof agent.name === 'string')
      visit(place.at(agent.name, list === 'creators' ? 'creator' : 'contributor', list, index))
    eachObject<Affiliation>(agent.affiliation, ({ name }, position) => {
      if (typeof name === 'string') visit(place.at(name, 'affiliation', list, index, position))
    })
  })
  if (isObject(record.publisher) && typeof record.publisher.name === 'string')
    visit(place.at(record.publisher.name, 'publisher', 'publisher'))
  fundingReferences(record, ({ item: { funderName: name }, index }) => {
    if (typeof name === 'string') visit(place.at(name, 'funder', 'fundingReferences', index))
  })
}

/** One object for all names of a record, so that visiting them costs no memory. */
class Place implements PlacedName {
  name = ''
  holder: NameHolder = 'creator'
  #list = ''
  #index = -1
  #position = -1

  at(name: string, holder: NameHolder, list: string, index = -1, position = -1): this {
    this.name = name
    this.holder = holder
    this.#list = list
    this.#index = index
    this.#position = position
    return this
  }

  path(): Path {
    if (this.#index < 0) return [this.#list, 'name']
    if (this.#position >= 0) return [this.#list, this.#index, 'affiliation', this.#position, 'name']
    return [this.#list, this.#index, this.holder === 'funder' ? 'funderName' : 'name']
  }
}
