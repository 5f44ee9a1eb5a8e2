import { isObject } from '../../core/object.ts'
import type { Path } from '../../core/pointer.ts'
import { isRegistrable } from '../../registry/values/identifiers.ts'
import { those, type Walk } from '../run/visiting.ts'
import { relatedIdentifiers, relatedItems } from './lists.ts'

/** The identifier of a related resource or item. */
export interface PlacedRelation {
  /** The identifier as given; a non-empty text. */
  value: string
  /** Its type as given: `DOI`, `URL`, … */
  type: unknown
  relationType: unknown
  /** The path of the value. */
  path(): Path
  /** The path of the type. */
  typePath(): Path
}

/** Visits the identifiers of all related resources and related items. */
export const relations: Walk<PlacedRelation> = (record, visit) => {
  const place = new Place()
  relatedIdentifiers(record, ({ item, index }) => {
    const { relatedIdentifier: value, relatedIdentifierType: type, relationType } = item
    if (typeof value === 'string' && value !== '') visit(place.at(value, type, relationType, index, false))
  })
  relatedItems(record, ({ item, index }) => {
    const holder = item.relatedItemIdentifier
    if (!isObject(holder)) return
    const { relatedItemIdentifier: value, relatedItemIdentifierType: type } = holder
    if (typeof value === 'string' && value !== '') visit(place.at(value, type, item.relationType, index, true))
  })
}

/** Visits the relations but for those to a DOI that stands there as the registry wants it: what is wrong with a value is not wrong with them. */
export const doubtfulRelations = those(relations, ({ value, type }) => type !== 'DOI' || !isRegistrable(value))

/** One object for all relations of a record, so that visiting them allocates no memory. */
class Place implements PlacedRelation {
  value = ''
  type: unknown
  relationType: unknown
  #index = 0
  #isItem = false

  at(value: string, type: unknown, relationType: unknown, index: number, isItem: boolean): this {
    this.value = value
    this.type = type
    this.relationType = relationType
    this.#index = index
    this.#isItem = isItem
    return this
  }

  path(): Path {
    return this.#isItem
      ? ['relatedItems', this.#index, 'relatedItemIdentifier', 'relatedItemIdentifier']
      : ['relatedIdentifiers', this.#index, 'relatedIdentifier']
  }

  typePath(): Path {
    return this.#isItem
      ? ['relatedItems', this.#index, 'relatedItemIdentifier', 'relatedItemIdentifierType']
      : ['relatedIdentifiers', this.#index, 'relatedIdentifierType']
  }
}
