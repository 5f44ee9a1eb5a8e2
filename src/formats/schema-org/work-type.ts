import { type Account, typeNamesOf, type Work } from '../work/index.ts'
import { classOfItem, itemInWords, itemTypeOf, wordsOfItem } from '../work/item-types.ts'
import { add, type JsonLdNode } from './node.ts'
import { generalTypeOfClass, isGeneralType } from './types.ts'

/**
 * Adds the class and, as additionalType, the free type; the general type comes first if the class alone does not tell it. An item type
 * of CSL that says more is the class, or else comes last, in words: where only a class of the container counts, always.
 */
export function putType(account: Account, work: Work, node: JsonLdNode, isInWords: boolean): void {
  const { general, genre, record } = work
  const item = itemTypeOf(record)
  const inWords = itemInWords(record)
  const named = isInWords ? undefined : (item?.value ?? inWords)
  const itemClass = named === undefined ? undefined : classOfItem(named)
  node['@type'] = itemClass ?? typeNamesOf(work).schemaOrg
  const type = account.carryAny(general)
  const free = account.carryAny(genre)
  const isTold =
    itemClass === undefined &&
    (type === undefined ||
      (generalTypeOfClass(String(node['@type'])) === type && !(free !== undefined && isGeneralType(free))))
  if (!isTold && type !== undefined) node.additionalType = type
  if (free !== undefined && (inWords === undefined || itemClass === undefined)) add(node, 'additionalType', free)
  const words = item === undefined ? undefined : wordsOfItem(item.value)
  if (item === undefined || (itemClass === undefined && words === undefined)) return
  account.carry(item)
  if (itemClass !== undefined || words === undefined) return
  add(node, 'additionalType', words)
}
