import { isObject } from '../../core/object.ts'
import { type Message, messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Loss } from '../format.ts'
import { lossAt } from '../writing/loss.ts'

const say = messagesOf('required', {
  missing: '{format} requires {member}; complete the record, or the output will be invalid.',
  affiliationName: 'a name for each affiliation',
  alternateType: 'a type for each alternate identifier',
  creator: 'a creator',
  description: 'a description',
  doi: 'a DOI',
  funderName: 'a name for each funder',
  identifier: 'a DOI or another identifier that can be written as a URL',
  general: 'a resourceTypeGeneral',
  license: 'a licence',
  publisher: 'a publisher',
  resourceType: 'a resourceType',
  title: 'a title',
  year: 'a publication date',
})

interface Member {
  pointer: string
  name: Message
  isGiven(record: Datacite): boolean
}

const hasText = (value: unknown): boolean =>
  (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'

const someHas = (list: unknown, member: string): boolean =>
  Array.isArray(list) && list.some((entry: unknown) => isObject(entry) && hasText(entry[member]))

/**
 * True if every object in a list has a number or non-blank text in the given member. Also true for a value that is not
 * a list.
 */
const eachHas = (list: unknown, member: string): boolean =>
  !Array.isArray(list) || list.every((entry: unknown) => !isObject(entry) || hasText(entry[member]))

/** True if each affiliation of the agents in a list has a name. An affiliation may be text. */
const areNamed = (agents: unknown): boolean =>
  !Array.isArray(agents) || agents.every((agent: unknown) => !isObject(agent) || eachHas(agent.affiliation, 'name'))

const issued = new Set(['Issued', 'Available'])

const requirable = {
  contributorAffiliation: {
    pointer: '/contributors',
    name: say('affiliationName'),
    isGiven: ({ contributors }) => areNamed(contributors),
  },
  creatorAffiliation: {
    pointer: '/creators',
    name: say('affiliationName'),
    isGiven: ({ creators }) => areNamed(creators),
  },
  alternateType: {
    pointer: '/alternateIdentifiers',
    name: say('alternateType'),
    isGiven: ({ alternateIdentifiers }) => eachHas(alternateIdentifiers, 'alternateIdentifierType'),
  },
  creators: {
    pointer: '/creators',
    name: say('creator'),
    isGiven: ({ creators }) => someHas(creators, 'name') || someHas(creators, 'familyName'),
  },
  description: {
    pointer: '/descriptions',
    name: say('description'),
    isGiven: ({ descriptions }) => someHas(descriptions, 'description'),
  },
  funderName: {
    pointer: '/fundingReferences',
    name: say('funderName'),
    isGiven: ({ fundingReferences }) => eachHas(fundingReferences, 'funderName'),
  },
  doi: { pointer: '/doi', name: say('doi'), isGiven: ({ doi }) => hasText(doi) },
  general: {
    pointer: '/types/resourceTypeGeneral',
    name: say('general'),
    isGiven: ({ types }) => hasText(types?.resourceTypeGeneral),
  },
  identifier: {
    pointer: '/doi',
    name: say('identifier'),
    isGiven: ({ doi, alternateIdentifiers }) => hasText(doi) || someHas(alternateIdentifiers, 'alternateIdentifier'),
  },
  license: {
    pointer: '/rightsList',
    name: say('license'),
    isGiven: ({ rightsList }) => someHas(rightsList, 'rights') || someHas(rightsList, 'rightsUri'),
  },
  publisher: {
    pointer: '/publisher',
    name: say('publisher'),
    isGiven: ({ publisher }) => hasText(publisher) || hasText(publisher?.name),
  },
  resourceType: {
    pointer: '/types/resourceType',
    name: say('resourceType'),
    isGiven: ({ types }) => hasText(types?.resourceType),
  },
  title: { pointer: '/titles', name: say('title'), isGiven: ({ titles }) => someHas(titles, 'title') },
  year: {
    pointer: '/publicationYear',
    name: say('year'),
    isGiven: ({ publicationYear, dates }) =>
      hasText(publicationYear) ||
      (Array.isArray(dates) && dates.some(entry => issued.has(entry?.dateType ?? '') && hasText(entry.date))),
  },
} as const satisfies Readonly<Record<string, Member>>

/** The name of a member that a format may require. */
export type Requirable = keyof typeof requirable

/** Returns the losses for the members that a format requires and that a record lacks. */
export const missingIn = (record: Datacite, names: readonly Requirable[], format: string): Loss[] =>
  names.filter(name => !requirable[name].isGiven(record)).map(name => missing(name, format))

/** Returns the loss for a missing member that a format requires. */
export function missing(name: Requirable, format: string): Loss {
  const member: Member = requirable[name]
  return lossAt('lost', member.pointer, say('missing', { format, member: member.name }), null)
}
