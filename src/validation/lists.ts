import type {
  Agent,
  AlternateIdentifier,
  Datacite,
  Description,
  FundingReference,
  GeoLocation,
  RelatedIdentifier,
  RelatedItem,
  Rights,
  Subject,
  Title,
} from '../model/datacite.ts'
import { isObject, type Members } from '../object.ts'
import { isBlank } from './text.ts'
import { those, type Walk } from './visiting.ts'

/** An object of a record before validation: each member may hold anything. */
export type Unchecked<T> = { readonly [Member in keyof T]?: unknown }

/** Calls `visit` for every object in a list; a value that is not a list, and items that are not objects, are passed over. */
export function eachObject<T extends object>(list: unknown, visit: (item: Unchecked<T>, index: number) => void): void {
  if (!Array.isArray(list)) return
  for (let index = 0; index < list.length; index++) {
    const item: unknown = list[index]
    if (isObject(item)) visit(item as Unchecked<T>, index)
  }
}

/** An object in a list of the record, and its index. */
export interface ListItem<T> {
  item: Unchecked<T>
  index: number
}

export const titles = walkOf<Title>('titles')
/** The titles but for those of a usual length that are words in a row, with small letters among them and no digit at the end. */
export const unusualTitles = those(
  titles,
  ({ item: { title } }) => typeof title !== 'string' || title.length > 200 || !usualTitle.test(title),
)
const subjects = walkOf<Subject>('subjects')
/** The subjects but for those that are words in a row and have no address. */
export const unusualSubjects = those(
  subjects,
  ({ item: { subject, valueUri } }) =>
    typeof subject !== 'string' || valueUri !== undefined || !usualSubject.test(subject),
)
export const alternateIdentifiers = walkOf<AlternateIdentifier>('alternateIdentifiers')
export const relatedIdentifiers = walkOf<RelatedIdentifier>('relatedIdentifiers')
/** The related identifiers but for those that have an identifier, a named relation, and say nothing about a metadata scheme. */
export const unusualRelated = those(
  relatedIdentifiers,
  ({ item: { relatedIdentifier, relationType, relatedMetadataScheme, schemeUri, schemeType } }) =>
    typeof relatedIdentifier !== 'string' ||
    isBlank(relatedIdentifier) ||
    relationType === 'Other' ||
    relatedMetadataScheme !== undefined ||
    schemeUri !== undefined ||
    schemeType !== undefined,
)
export const descriptions = walkOf<Description>('descriptions')
export const geoLocations = walkOf<GeoLocation>('geoLocations')
export const fundingReferences = walkOf<FundingReference>('fundingReferences')
export const relatedItems = walkOf<RelatedItem>('relatedItems')

/** Rights are the same in record after record, so what was found in order once need not be looked at again. */
export const rightsList: Walk<ListItem<Rights>> = Object.assign(walkOf<Rights>('rightsList'), {
  sameness: ({ item }: ListItem<Rights>): Members => item,
})

// A letter or digit at either end, single spaces within.
const usualTitle =
  /^(?=[^a-z]*[a-z])(?=.{17})[A-Za-z\dÀ-ÖØ-öø-ɏ](?:[A-Za-z\dÀ-ÖØ-öø-ɏ'’,-]|[ (](?=[A-Za-z\dÀ-ÖØ-öø-ɏ]))*[A-Za-zÀ-ÖØ-öø-ɏ]$/
const usualSubject = /^[A-Za-z\dÀ-ÖØ-öø-ɏ](?:[A-Za-z\dÀ-ÖØ-öø-ɏ.'’()-]| (?=[A-Za-z\dÀ-ÖØ-öø-ɏ(]))*$/

/** The walk over one list: a value that is not a list, and items that are not objects, are passed over. */
function walkOf<T extends object>(member: keyof Datacite): Walk<ListItem<T>> {
  return (record, visit) => {
    const place: ListItem<T> = { item: {}, index: 0 }
    eachObject<T>(record[member], (item, index) => {
      place.item = item
      place.index = index
      visit(place)
    })
  }
}

/** A creator or contributor, with its list and index. */
export interface PlacedAgent {
  agent: Unchecked<Agent>
  list: 'creators' | 'contributors'
  index: number
}

/** Visits every creator and contributor. */
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

/**
 * The creators and contributors but for people with identifiers who are told in the usual way: `Family, Given` in two words, the parts of
 * the name the same, ORCID iDs alone, one affiliation at most.
 */
export const unusualAgents = those(agents, ({ agent }) => !isUsual(agent))

function isUsual({ name, nameType, familyName, givenName, nameIdentifiers, affiliation }: Unchecked<Agent>): boolean {
  if (nameType !== 'Personal' || typeof name !== 'string' || !isUsualPerson(name)) return false
  if (!isPart(familyName, name, true) || !isPart(givenName, name, false)) return false
  if (affiliation !== undefined && !(Array.isArray(affiliation) && affiliation.length < 2)) return false
  if (!Array.isArray(nameIdentifiers) || nameIdentifiers.length === 0) return false
  for (const identifier of nameIdentifiers)
    if (!isObject(identifier) || identifier.nameIdentifierScheme !== 'ORCID') return false
  return true
}

const isPart = (part: unknown, name: string, isFirst: boolean): boolean =>
  typeof part === 'string' &&
  name.charCodeAt(isFirst ? part.length : name.length - part.length - 1) === (isFirst ? comma : space) &&
  (isFirst ? name.startsWith(part) : name.endsWith(part))

const comma = 44
const space = 32

/**
 * Whether a name is two words with a comma between them, as nearly every name of a person is: `Carberry, Josiah` or, with initials,
 * `Carberry, Josiah S.`. The second word is longer than an academic degree.
 */
export const isUsualPerson = (name: string): boolean => usualPerson.test(name)

const usualPerson =
  /^[A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ'’-][A-Za-zÀ-ÖØ-öø-ÿ'’-]*, [A-ZÀ-ÖØ-Þ][a-zß-öø-ÿ][A-Za-zÀ-ÖØ-öø-ÿ'’-]{2,}(?: [A-Z]\.){0,3}$/
