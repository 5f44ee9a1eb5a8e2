import { wrongArgument } from '../../../core/argument.ts'
import { isObject } from '../../../core/object.ts'
import type { CslItem } from '../../../formats/csl-json/csl-item.ts'
import { cslDate } from '../../../formats/csl-json/dates.ts'
import { protectedWordsOf } from '../../../formats/work/reading/protected-words.ts'
import type { DateSpan } from '../../../model/date.ts'
import type { GivenRecord } from '../../../model/given/given-record.ts'
import { type HoldsRecords, heldRecord, heldRecords } from '../../../model/given/held-record.ts'
import { endsInVersion } from '../../version.ts'
import type { Citable } from '../csl-engine.ts'
import { isCslItem, readCslItem } from './read-csl-item.ts'
import { addSource } from './with-source.ts'

/** One record or several, in any shape that `citation()` takes, items of CSL-JSON, or a `Cite` of citation-js with any number of them. */
export type GivenRecords = GivenRecord | readonly GivenRecord[] | HoldsRecords

/** Items to cite, and notes about them. */
export interface Citables {
  items: Citable[]
  notes: string[]
}

/** The given records, ready to be cited. Who cites items of CSL-JSON alone does not load what makes items of records. */
export function citables(
  given: GivenRecords,
  accessed: DateSpan | undefined,
  titleCase?: 'sentence',
): Citables | Promise<Citables> {
  if (titleCase !== undefined) return inSentenceCase(given, accessed)
  const items: Citable[] = []
  const names: string[] = []
  for (const one of listOfGiven(given)) {
    if (typeof one !== 'object')
      throw wrongArgument('A record', 'an object; resolve() of citable/resolve gives that of a DOI', one)
    if (isCslItem(one)) {
      items.push({ given: one, item: forPrint(readCslItem(one), accessed) })
      continue
    }
    if (itemOfRecord === undefined) return loaded().then(() => citables(given, accessed))
    const { item, taken } = itemOfRecord(one)
    names.push(...taken)
    items.push({ given: one, item: forPrint(item, accessed) })
  }
  return { items, notes: takenNote(names) }
}

/** The same, with titles in sentence case. */
async function inSentenceCase(given: GivenRecords, accessed: DateSpan | undefined): Promise<Citables> {
  const { withSentenceCase } = await import('./sentence-case.ts')
  const whole = await citables(given, accessed)
  for (const { given: one, item } of whole.items) {
    const { titles } = (one ?? {}) as { titles?: unknown }
    withSentenceCase(item, protectedWordsOf(Array.isArray(titles) ? titles[0] : undefined))
  }
  return whole
}

/** Makes an item of a record, once that is loaded. */
let itemOfRecord: typeof import('./record-items.ts').itemOfRecord | undefined

async function loaded(): Promise<void> {
  ;({ itemOfRecord } = await import('./record-items.ts'))
}

/** Gives an item names of its own, so that it stays as it is when the caller changes his. */
export function ownNames(item: CslItem): void {
  for (const [variable, value] of Object.entries(item))
    if (Array.isArray(value)) item[variable] = value.map(name => (isObject(name) ? { ...name } : name))
}

/** Returns the caller's input as a list; the list of a `Cite` is its `data`. */
function listOfGiven(records: GivenRecords): readonly (object | null)[] {
  const given = heldRecords(records)
  if (Array.isArray(given)) return given.map(heldRecord) as (object | null)[]
  const { data } = (given ?? {}) as { data?: unknown }
  return Array.isArray(data) && data.every(isCslItem) ? data : [heldRecord(given) as object | null]
}

/** Returns the caller's input as a list with CSL-JSON items converted to records. */
export async function asRecords(given: GivenRecords): Promise<GivenRecords> {
  const list = listOfGiven(given)
  if (!list.some(isCslItem)) return list
  const { readItem } = await import('../../../formats/csl-json/read-item.ts')
  return list.map(one => {
    const record = isCslItem(one) ? readItem(one, () => {}) : one
    return typeof record === 'object' ? record : one
  })
}

/** An item as it is to be printed, with the date of access that the caller gave. */
function forPrint(item: CslItem, accessed: DateSpan | undefined): CslItem {
  addSource(item)
  if (typeof item.version === 'string') settleVersion(item)
  if (typeof item.PMCID === 'string' && /^\d{1,9}$/.test(item.PMCID)) item.PMCID = `PMC${item.PMCID}`
  if (accessed !== undefined) item.accessed = cslDate(accessed)
  return item
}

/** Leaves out the version that the title of an item ends in, and the brackets around a version. */
function settleVersion(item: CslItem): void {
  const [, inside] = /^\((.{1,100})\)$/.exec(String(item.version).trim()) ?? []
  const version = inside ?? String(item.version)
  if (typeof item.title === 'string' && endsInVersion(item.title, version)) item.version = undefined
  else if (inside !== undefined) item.version = inside
}

/** The note about names that were taken for personal names. */
function takenNote(taken: readonly string[]): string[] {
  const [first] = taken
  if (first === undefined) return []
  const named = JSON.stringify(first.slice(0, 60))
  return [
    taken.length === 1
      ? `The name ${named} is taken for a person's, which the record does not say.`
      : `${taken.length} names, ${named} among them, are taken for people's, which the records do not say.`,
  ]
}
