import { unknownName } from '../../core/argument.ts'
import { hasReached, type Kernel } from '../kernels.ts'
import { contributorType } from './contributor-type.ts'
import { dateType } from './date-type.ts'
import { descriptionType } from './description-type.ts'
import { funderIdentifierType } from './funder-identifier-type.ts'
import { nameType } from './name-type.ts'
import { numberType } from './number-type.ts'
import { relatedIdentifierType } from './related-identifier-type.ts'
import { relationType } from './relation-type.ts'
import { resourceTypeGeneral } from './resource-type-general.ts'
import type { Terms } from './terms.ts'
import { titleType } from './title-type.ts'

export type { ContributorType } from './contributor-type.ts'
export type { DateType } from './date-type.ts'
export type { DescriptionType } from './description-type.ts'
export type { FunderIdentifierType } from './funder-identifier-type.ts'
export type { NameType } from './name-type.ts'
export type { NumberType } from './number-type.ts'
export type { RelatedIdentifierType } from './related-identifier-type.ts'
export type { RelationType } from './relation-type.ts'
export type { ResourceTypeGeneral } from './resource-type-general.ts'
export type { TitleType } from './title-type.ts'

/** The controlled lists of the DataCite kernels, by attribute name. Matching is case-sensitive. */
export const vocabularies = {
  resourceTypeGeneral,
  contributorType,
  dateType,
  relationType,
  relatedIdentifierType,
  descriptionType,
  titleType,
  nameType,
  funderIdentifierType,
  numberType,
} as const satisfies Record<string, Terms>

/** The name of a controlled list: `resourceTypeGeneral`, `relationType`, … */
export type VocabularyName = keyof typeof vocabularies

/**
 * Returns the terms of a list in a kernel, in schema order. Returns an empty list if the kernel does not have the list
 * yet.
 *
 * @example
 * termsOf('numberType', '4.4') // → ['Article', 'Chapter', 'Report', 'Other']
 * termsOf('numberType', '4.3') // → []
 */
export const termsOf = (name: VocabularyName, kernel: Kernel): string[] =>
  Object.entries(listOf(name)).flatMap(([term, since]) => (hasReached(kernel, since) ? [term] : []))

/**
 * Returns the kernel that introduced a term, or `undefined` if no kernel has the term.
 *
 * @example
 * termSince('resourceTypeGeneral', 'Poster') // → '4.7'
 */
export function termSince(name: VocabularyName, term: string): Kernel | undefined {
  const terms = listOf(name)
  return Object.hasOwn(terms, term) ? terms[term] : undefined
}

function listOf(name: VocabularyName): Terms {
  if (typeof name === 'string' && Object.hasOwn(vocabularies, name)) return vocabularies[name]
  throw unknownName('controlled list', name, Object.keys(vocabularies))
}
