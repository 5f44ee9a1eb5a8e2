import { isObject } from '../../../core/object.ts'
import type { Path } from '../../../core/pointer.ts'
import type { Walk } from '../../run/visiting.ts'
import { relatedIdentifiers, relatedItems } from '../lists.ts'

/** The identifier of a related resource or item. */
export interface PlacedRelation {
  /** The identifier as given, a non-empty text. */
  value: string
  /** The type of the identifier as given: `DOI`, `URL`, … */
  type: unknown
  relationType: unknown
  /** The path of the value. */
  path: Path
  /** The path of the type. */
  typePath: Path
}

/** Visits the identifiers of all related resources and related items. */
export const relations: Walk<PlacedRelation> = (record, visit) => {
  relatedIdentifiers(record, ({ item, index }) => {
    const { relatedIdentifier: value, relatedIdentifierType: type, relationType } = item
    if (typeof value !== 'string' || value === '') return
    const place = ['relatedIdentifiers', index]
    const path = [...place, 'relatedIdentifier']
    visit({ value, type, relationType, path, typePath: [...place, 'relatedIdentifierType'] })
  })
  relatedItems(record, ({ item: { relatedItemIdentifier: holder, relationType }, index }) => {
    if (!isObject(holder)) return
    const { relatedItemIdentifier: value, relatedItemIdentifierType: type } = holder
    if (typeof value !== 'string' || value === '') return
    const place = ['relatedItems', index, 'relatedItemIdentifier']
    const path = [...place, 'relatedItemIdentifier']
    visit({ value, type, relationType, path, typePath: [...place, 'relatedItemIdentifierType'] })
  })
}
