import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import { tagOfBabel } from '../bibtex/languages.ts'
import type { Account, Work } from '../work/index.ts'
import { tagOfLibraryCode } from '../work/language-codes.ts'
import { generalTypeOfItem, itemOfReference, itemOfWords } from '../work/types/item-types.ts'
import { generalOfLabel } from '../work/types/resource-kinds.ts'

/** Returns the general type of a type of reference: by the format's table, by CSL's types, or `Other`. */
export const generalOfTable = (table: Readonly<Record<string, string>>, type: string): string =>
  entryOf(table, type) ?? generalTypeOfItem(itemOfReference(type) ?? '') ?? 'Other'

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

/** The language of a code of libraries or a name, as databases write them: `eng`, `English`. */
export const languageIn = (text: string): string => tagOfLibraryCode(tagOfBabel(text))

/** Tells where {@link languageIn} does not give a language back. */
export function tellLanguage({ language }: Work, account: Account): void {
  const read = language && languageIn(language.value)
  if (language !== undefined && read !== language.value)
    account.changed(language, `"${language.value}" is read as "${read}".`)
}
