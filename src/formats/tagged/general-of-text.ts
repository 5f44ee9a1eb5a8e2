import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import { generalTypeOfItem, itemOfWords } from '../work/item-types.ts'
import { generalOfLabel } from '../work/type-labels.ts'

/**
 * The general type that the text beside a type of reference says: by its own label, which is nothing but that type, or in the words
 * for an item type of CSL, where the type of reference says nothing.
 */
export function generalOfText(
  text: string | undefined,
  own: string,
): { general: ResourceTypeGeneral; isLabel: boolean } | undefined {
  if (text === undefined) return undefined
  const labelled = generalOfLabel(text)
  if (labelled !== undefined) return labelled === own ? undefined : { general: labelled, isLabel: true }
  const worded = own === 'Other' ? generalTypeOfItem(itemOfWords(text) ?? '') : undefined
  return worded === undefined || worded === own ? undefined : { general: worded, isLabel: false }
}
