import { genreBeside } from '../work/cited.ts'
import { type Account, typeReason, type Work } from '../work/index.ts'
import { itemInWords, itemOfReference, itemTypeOf } from '../work/item-types.ts'
import { kindOfReference } from '../work/resource-kinds.ts'
import { generalOfLabel, typeLabelOf } from '../work/type-labels.ts'
import { generalOfText } from './general-of-text.ts'

/** The texts beside a type of reference: the free text of the work's type, or its general type where that is not `own`, which the type of reference says. */
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
  // The type of reference says it already.
  if (isSaid && genre !== undefined && itemInWords(record) === (itemOfReference(type) ?? '')) account.carry(genre)
  else if (isSaid && genre !== undefined && genre.value === kindOfReference(type)) {
    account.carry(genre)
    const beside = genreBeside(record, genre.value)
    if (beside !== undefined && generalOfLabel(beside.value) === undefined) texts.push(account.carry(beside))
  } else if (genre !== undefined) texts.push(account.carry(genre))
  const stated = texts.length === 0 ? undefined : generalOfText(genre?.value, own)
  if (genre !== undefined && stated !== undefined && (stated.isLabel || isSaid))
    account.changed(genre.path, `"${genre.value}" is read as the general type ${stated.general}.`)
  if (isSaid || (stated?.general === said && !stated.isLabel)) return texts
  if (genre === undefined) texts.push(typeLabelOf(said))
  else if (general !== undefined)
    account.changed(
      general.path,
      `"${said}" is written as "${type}", ${typeReason({ general, genre }, `which is all that ${format} has`)}.`,
    )
  return texts
}
