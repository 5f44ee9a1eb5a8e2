import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import type { Affiliation } from '../../model/datacite.ts'
import { those, type Walk } from '../run/visiting.ts'
import { doubtfulAgents, isUsualName, type PlacedAgent } from './agents.ts'
import { eachObject, fundingReferences } from './lists.ts'

/** What a name belongs to, in the words of messages. */
type NameHolder = 'creator' | 'contributor' | 'affiliation' | 'publisher' | 'funder'

/** The name of a person or organisation, what it belongs to, and its path. */
export interface PlacedName {
  name: string
  holder: NameHolder
  path(): Path
}

/** Visits the names of doubtful creators and contributors, their affiliations, the publisher and the funders, if they are texts. */
export const names: Walk<PlacedName> = (record, visit, memo) => {
  const place = new Place()
  const look = ({ agent: { name, affiliation }, list, index }: PlacedAgent): void => {
    if (typeof name === 'string') visit(place.at(name, list === 'creators' ? 'creator' : 'contributor', list, index))
    eachObject<Affiliation>(affiliation, ({ name: held }, position) => {
      if (typeof held === 'string') visit(place.at(held, 'affiliation', list, index, position))
    })
  }
  doubtfulAgents(record, look, memo)
  const { publisher } = record
  if (isObject(publisher) && typeof publisher.name === 'string') visit(place.at(publisher.name, 'publisher'))
  fundingReferences(record, ({ item: { funderName }, index }) => {
    if (typeof funderName === 'string') visit(place.at(funderName, 'funder', 'fundingReferences', index))
  })
}

/** One object for all names of a record, so that visiting them allocates no memory. */
class Place implements PlacedName {
  name = ''
  holder: NameHolder = 'publisher'
  #list = ''
  #index = 0
  #position = 0

  at(name: string, holder: NameHolder, list = '', index = 0, position = 0): this {
    this.name = name
    this.holder = holder
    this.#list = list
    this.#index = index
    this.#position = position
    return this
  }

  path = (): Path => {
    if (this.holder === 'publisher') return ['publisher', 'name']
    if (this.holder === 'funder') return ['fundingReferences', this.#index, 'funderName']
    return this.holder === 'affiliation'
      ? [this.#list, this.#index, 'affiliation', this.#position, 'name']
      : [this.#list, this.#index, 'name']
  }
}

/** Visits the names but for usual ones: in these is no address, no digit, no escape and nothing else that catches the eye. */
export const unusualNames = those(names, ({ name }) => !isUsualName(name))
