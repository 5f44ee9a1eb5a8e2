import type {
  AlternateIdentifier,
  Datacite,
  DateEntry,
  Description,
  FundingReference,
  GeoLocation,
  RelatedIdentifier,
  RelatedItem,
  Rights,
  Subject,
  Title,
} from '../model/datacite.ts'
import { isObject } from '../object.ts'
import type { Unchecked } from './each.ts'
import type { Walk } from './visiting.ts'

/** An object of a list of the record, and where it stands in the list. */
export interface ListItem<T> {
  item: Unchecked<T>
  index: number
}

export const titles = walkOf<Title>('titles')
export const subjects = walkOf<Subject>('subjects')
export const dates = walkOf<DateEntry>('dates')
export const alternateIdentifiers = walkOf<AlternateIdentifier>('alternateIdentifiers')
export const relatedIdentifiers = walkOf<RelatedIdentifier>('relatedIdentifiers')
export const rightsList = walkOf<Rights>('rightsList')
export const descriptions = walkOf<Description>('descriptions')
export const geoLocations = walkOf<GeoLocation>('geoLocations')
export const fundingReferences = walkOf<FundingReference>('fundingReferences')
export const relatedItems = walkOf<RelatedItem>('relatedItems')

/** The walk over one list: a value that is no list, and items that are no objects, are passed over. */
function walkOf<T>(member: keyof Datacite): Walk<ListItem<T>> {
  return (record, visit) => {
    const list: unknown = record[member]
    if (!Array.isArray(list)) return
    const place: ListItem<T> = { item: {}, index: 0 }
    for (let index = 0; index < list.length; index++) {
      const item: unknown = list[index]
      if (!isObject(item)) continue
      place.item = item as Unchecked<T>
      place.index = index
      visit(place)
    }
  }
}
