import { entryOf } from '../../core/object.ts'
import type { ResourceTypeGeneral } from '../../kernel/index.ts'
import { tagOfBabel } from '../bibtex/languages.ts'
import { genreBeside } from '../work/cited-members.ts'
import { type Account, typeReason, type Work } from '../work/index.ts'
import { tagOfLibraryCode } from '../work/language-codes.ts'
import { generalTypeOfItem, itemInWords, itemOfReference, itemOfWords, itemTypeOf } from '../work/types/item-types.ts'
import { generalOfLabel, kindOfReference, typeLabelOf } from '../work/types/resource-kinds.ts'
import { sayTagged } from './tagged-messages.ts'

/**
 * Returns the general type for a reference type: from the table of the format, else from CSL's item types, else
 * `Other`.
 */
export const generalOfTable = (table: Readonly<Record<string, string>>, type: string): string =>
  entryOf(table, type) ?? generalTypeOfItem(itemOfReference(type) ?? '') ?? 'Other'

/**
 * Returns the general type that a text names. Returns undefined if the text names no general type or only `own`.
 *
 * The text is the label of a general type or, if `own` is Other, the words for a CSL item type.
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

/** Returns the language for a library code or a name, as databases write them: `eng`, `English`. */
export const languageIn = (text: string): string => tagOfLibraryCode(tagOfBabel(text))

/** Reports a language that {@link languageIn} would read differently. */
export function tellLanguage({ language }: Work, account: Account): void {
  const read = language && languageIn(language.value)
  if (language !== undefined && read !== language.value)
    account.changed(language, sayTagged('languageRead', { language: language.value, read: String(read) }))
}

/**
 * Returns the texts to write in addition to a reference type.
 *
 * They are the free text of the type, or else the general type unless that is `own`, which the reference type implies.
 */
export function typeTexts(
  { record, general, genre }: Work,
  type: string,
  own: string,
  format: string,
  account: Account,
): string[] {
  const said = general?.value ?? 'Other'
  const isSaid = own === said
  const texts: string[] = []
  account.carryAny(general)
  const item = itemTypeOf(record)
  if (item !== undefined && item.value === itemOfReference(type)) account.carry(item)
  // The reference type already expresses the genre.
  if (isSaid && genre !== undefined && itemInWords(record) === (itemOfReference(type) ?? '')) account.carry(genre)
  else if (isSaid && genre !== undefined && genre.value === kindOfReference(type)) {
    account.carry(genre)
    const beside = genreBeside(record, genre.value)
    if (beside !== undefined && generalOfLabel(beside.value) === undefined) texts.push(account.carry(beside))
  } else if (genre !== undefined) texts.push(account.carry(genre))
  const stated = texts.length === 0 ? undefined : generalOfText(genre?.value, own)
  if (genre !== undefined && stated !== undefined && (stated.isLabel || isSaid))
    account.changed(genre.path, sayTagged('typeReadAs', { type: genre.value, general: stated.general }))
  if (isSaid || (stated?.general === said && !stated.isLabel)) return texts
  if (genre === undefined) texts.push(typeLabelOf(said))
  else if (general !== undefined) {
    const [values, reason] = [{ type: said, written: type }, typeReason({ general, genre })]
    account.changed(
      general.path,
      reason === undefined
        ? sayTagged('typeNearest', { ...values, format })
        : sayTagged('typeAsSaid', { ...values, genre: reason }),
    )
  }
  return texts
}
