import type { Affiliation } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import type { Path } from '../pointer.ts'
import { agents, eachObject, fundingReferences, type Unchecked } from './lists.ts'
import { those, type Walk } from './visiting.ts'

/** What a name belongs to, in the words of messages. */
type NameHolder = 'creator' | 'contributor' | 'affiliation' | 'publisher' | 'funder'

/** The name of a person or organisation, what it belongs to, and its path. */
export interface PlacedName {
  name: string
  holder: NameHolder
  path(): Path
}

/** Visits the name of every creator, contributor, affiliation, publisher and funder, if it is a text. */
export const names: Walk<PlacedName> = (record, visit) => {
  // One object for all names of a record, so that visiting them allocates no memory.
  let [list, at, position] = ['', 0, 0]
  const place: PlacedName = { name: '', holder: 'publisher', path: () => pathOf(place.holder, list, at, position) }
  const look = (name: unknown, holder: NameHolder): void => {
    if (typeof name !== 'string') return
    place.name = name
    place.holder = holder
    visit(place)
  }
  const lookAtAffiliation = ({ name }: Unchecked<Affiliation>, index: number): void => {
    position = index
    look(name, 'affiliation')
  }
  agents(record, agent => {
    list = agent.list
    at = agent.index
    look(agent.agent.name, list === 'creators' ? 'creator' : 'contributor')
    eachObject<Affiliation>(agent.agent.affiliation, lookAtAffiliation)
  })
  if (isObject(record.publisher)) look(record.publisher.name, 'publisher')
  fundingReferences(record, ({ item: { funderName }, index }) => {
    at = index
    look(funderName, 'funder')
  })
}

function pathOf(holder: NameHolder, list: string, index: number, position: number): Path {
  if (holder === 'publisher') return ['publisher', 'name']
  if (holder === 'funder') return ['fundingReferences', index, 'funderName']
  return holder === 'affiliation' ? [list, index, 'affiliation', position, 'name'] : [list, index, 'name']
}

/**
 * Visits the names but for those of Latin letters, hyphens, apostrophes and full stops alone, in words with a single space or a comma and
 * a space between them: in these is no address, no digit, no escape and nothing else that catches the eye.
 */
export const unusualNames = those(names, ({ name }) => !usualName.test(name))

const usualName = /^[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ.'’-]*(?:,? [A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ.'’-]*)*$/
