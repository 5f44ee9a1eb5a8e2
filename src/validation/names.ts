import type { Affiliation } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import type { Path } from '../pointer.ts'
import { agents, eachObject, fundingReferences } from './lists.ts'
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
  agents(record, ({ agent, list, index }) => {
    const holder = list === 'creators' ? 'creator' : 'contributor'
    if (typeof agent.name === 'string') visit({ name: agent.name, holder, path: () => [list, index, 'name'] })
    eachObject<Affiliation>(agent.affiliation, ({ name }, position) => {
      if (typeof name !== 'string') return
      visit({ name, holder: 'affiliation', path: () => [list, index, 'affiliation', position, 'name'] })
    })
  })
  if (isObject(record.publisher) && typeof record.publisher.name === 'string') {
    visit({ name: record.publisher.name, holder: 'publisher', path: () => ['publisher', 'name'] })
  }
  fundingReferences(record, ({ item: { funderName: name }, index }) => {
    if (typeof name === 'string')
      visit({ name, holder: 'funder', path: () => ['fundingReferences', index, 'funderName'] })
  })
}

/**
 * Visits the names but for those of Latin letters, hyphens, apostrophes and full stops alone, in words with a single space or a comma and
 * a space between them: in these is no address, no digit, no escape and nothing else that catches the eye.
 */
export const unusualNames = those(names, ({ name }) => !usualName.test(name))

const usualName = /^[A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ.'’-]*(?:,? [A-Za-zÀ-ÖØ-öø-ɏ][A-Za-zÀ-ÖØ-öø-ɏ.'’-]*)*$/
