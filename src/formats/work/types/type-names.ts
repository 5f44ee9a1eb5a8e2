import { resourceTypeInText } from '../../../kernel/vocabularies/resource-type-in-text.ts'
import type { Work } from '../work.ts'
import { itemTypeOf } from './item-types.ts'
import { kindOfText } from './resource-kinds.ts'
import { type ResourceTypeNames, resourceTypeNames } from './resource-type-names.ts'

/**
 * Returns the names of a work's type (10) in other vocabularies, refined by the kept item type or by the free text. A
 * general type that the free text names replaces the general types Text and Other.
 */
export const typeNamesOf = ({ record, general, genre }: Work): ResourceTypeNames =>
  resourceTypeNames(preciseType(general?.value, genre?.value), genre?.value, itemTypeOf(record)?.value)

/**
 * Returns the free text (10) if the text, and not the general type, determines the written type. Returns undefined
 * otherwise.
 */
export const typeReason = ({ general, genre }: Pick<Work, 'general' | 'genre'>): string | undefined =>
  genre !== undefined &&
  (preciseType(general?.value, genre.value) !== general?.value || kindOfText(general?.value, genre.value) !== undefined)
    ? genre.value
    : undefined

/**
 * True if the free text of a type (10) only repeats the general type: `Data set`, `dataset/dataset`, `Journal
 * Article`.
 */
export function repeatsType(general: string, text: string): boolean {
  const key = keyOf(general)
  return text.split('/').every(part => keyOf(part) === key)
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_-]+/g, '')
    .replace(/s$/, '')

const preciseType = (general: string | undefined, text: string | undefined): string | undefined =>
  text !== undefined && (general === 'Text' || general === 'Other') ? (resourceTypeInText(text) ?? general) : general
