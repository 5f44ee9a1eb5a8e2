import { isObject } from '../../core/object.ts'
import type {
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
} from '../../model/datacite.ts'
import { those, type Walk } from '../run/visiting.ts'
import { isBlank } from './text.ts'

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
export const rightsList = walkOf<Rights>('rightsList')

// A letter or digit at either end, single spaces within.
const usualTitle =
  /^(?=[^a-z]*[a-z])(?=.{17})[A-Za-z\dÀ-ÖØ-öø-ɏ](?:[A-Za-z\dÀ-ÖØ-öø-ɏ'’,-]|[ (](?=[A-Za-z\dÀ-ÖØ-öø-ɏ]))*[A-Za-zÀ-ÖØ-öø-ɏ]$/
const usualSubject = /^[A-Za-z\dÀ-ÖØ-öø-ɏ](?:[A-Za-z\dÀ-ÖØ-öø-ɏ.'’()-]| (?=[A-Za-z\dÀ-ÖØ-öø-ɏ(]))*$/

/** The walk over one list: a value that is not a list, and items that are not objects, are passed over. */
function walkOf<T extends object>(member: keyof Datacite): Walk<ListItem<T>> {
  return (record, visit) => {
    const list: unknown = record[member]
    if (!Array.isArray(list)) return
    const place: ListItem<T> = { item: {}, index: 0 }
    // Not by `eachObject`: a call less for each item of each walk.
    for (let index = 0; index < list.length; index++) {
      const item: unknown = list[index]
      if (!isObject(item)) continue
      place.item = item as Unchecked<T>
      place.index = index
      visit(place)
    }
  }
}
