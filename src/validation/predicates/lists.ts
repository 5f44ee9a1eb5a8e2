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
import type { Walk } from '../run/visiting.ts'

/** An object in a record before validation. Each member may have any value. */
export type Unchecked<T> = { readonly [Member in keyof T]?: unknown }

/** Calls `visit` for every object in a list and skips other items. Does nothing for a value that is not a list. */
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
export const subjects = walkOf<Subject>('subjects')
export const alternateIdentifiers = walkOf<AlternateIdentifier>('alternateIdentifiers')
export const relatedIdentifiers = walkOf<RelatedIdentifier>('relatedIdentifiers')
export const rightsList = walkOf<Rights>('rightsList')
export const descriptions = walkOf<Description>('descriptions')
export const geoLocations = walkOf<GeoLocation>('geoLocations')
export const fundingReferences = walkOf<FundingReference>('fundingReferences')
export const relatedItems = walkOf<RelatedItem>('relatedItems')

function walkOf<T extends object>(member: keyof Datacite): Walk<ListItem<T>> {
  return (record, visit) => eachObject<T>(record[member], (item, index) => visit({ item, index }))
}
