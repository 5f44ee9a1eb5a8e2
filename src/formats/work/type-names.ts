import { type ResourceTypeNames, resourceTypeNames } from './resource-types.ts'
import type { Work } from './work.ts'

/** What the type of a work (10.a) is called in other vocabularies. */
export const typeNamesOf = ({ general, genre }: Pick<Work, 'general' | 'genre'>): ResourceTypeNames =>
  resourceTypeNames(general?.value, genre?.value)
