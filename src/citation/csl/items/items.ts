import { onlyTypeErrors, wrongArgument } from '../../../core/argument.ts'
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

/**
 * One or more records in any shape that `citation()` accepts, CSL-JSON items, or a citation-js `Cite` with any number
 * of items.
 */
export type GivenRecords = GivenRecord | readonly GivenRecord[] | HoldsRecords

/** Items to cite, and notes about them. */
export interface Citables {
  items: Citable[]
  notes: string[]
}

/**
 * Returns the given records as items to cite. Loads the conversion of records only if a value is not a CSL-JSON item.
 *
 * For LaTeX, fractions and roots in titles stay formulas.
 */
export function citables(
  given: GivenRecords,
  accessed: DateSpan | undefined,
  { titleCase, format }: { titleCase?: 'sentence' | undefined; format?: string | undefined } = {},
): Citables | Promise<Citables> {
  if (titleCase !== undefined) return inSentenceCase(given, accessed, format)
  const items: Citable[] = []
  const names: string[] = []
  for (const one of listOfGiven(given)) {
    if (typeof one !== 'object')
      throw wrongArgument('A record', 'an object; resolve() of citable/resolve returns the record of a DOI', one)
    if (isCslItem(one)) {
      items.push({ given: one, item: forPrint(readCslItem(one), accessed) })
      continue
    }
    if (itemOfRecord === undefined) return loaded().then(() => citables(given, accessed, { format }))
    const write = itemOfRecord
    const { item, taken } = onlyTypeErrors(() => write(one, format === 'latex' ? 'latex' : 'cited'))
    names.push(...taken)
    items.push({ given: one, item: forPrint(item, accessed) })
  }
  return { items, notes: takenNote(names) }
}

async function inSentenceCase(
  given: GivenRecords,
  accessed: DateSpan | undefined,
  format: string | undefined,
): Promise<Citables> {
  const { withSentenceCase } = await import('./sentence-case.ts')
  const whole = await citables(given, accessed, { format })
  for (const { given: one, item } of whole.items) {
    const { titles } = (one ?? {}) as { titles?: unknown }
    withSentenceCase(item, protectedWordsOf(Array.isArray(titles) ? titles[0] : undefined))
  }
  return whole
}

/** The function that converts a record to an item, or undefined until it is loaded. */
let itemOfRecord: typeof import('./record-items.ts').itemOfRecord | undefined

async function loaded(): Promise<void> {
  ;({ itemOfRecord } = await import('./record-items.ts'))
}

/** Copies the names of an item, so that later changes by the caller do not affect the item. */
export function ownNames(item: CslItem): void {
  for (const [variable, value] of Object.entries(item))
    if (Array.isArray(value)) item[variable] = value.map(name => (isObject(name) ? { ...name } : name))
}

/** Returns the caller's input as a list. The list of a `Cite` is its `data`. */
function listOfGiven(records: GivenRecords): readonly (object | null)[] {
  const given = heldRecords(records)
  if (Array.isArray(given)) return onlyTypeErrors(() => given.map(heldRecord) as (object | null)[])
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

/**
 * Prepares an item for printing, and returns the item.
 *
 * Adds the URL of a source, removes a version that the title repeats, adds the prefix `PMC` to a bare PMCID, and sets
 * the access date if the caller passed one.
 */
function forPrint(item: CslItem, accessed: DateSpan | undefined): CslItem {
  addSource(item)
  if (typeof item.version === 'string') settleVersion(item)
  if (typeof item.PMCID === 'string' && /^\d{1,9}$/.test(item.PMCID)) item.PMCID = `PMC${item.PMCID}`
  if (accessed !== undefined) item.accessed = cslDate(accessed)
  return item
}

/**
 * Removes the version of an item if the title ends in the version. Otherwise, removes the parentheses around the
 * version.
 */
function settleVersion(item: CslItem): void {
  const [, inside] = /^\((.{1,100})\)$/.exec(String(item.version).trim()) ?? []
  const version = inside ?? String(item.version)
  if (typeof item.title === 'string' && endsInVersion(item.title, version)) item.version = undefined
  else if (inside !== undefined) item.version = inside
}

function takenNote(taken: readonly string[]): string[] {
  const [first] = taken
  if (first === undefined) return []
  const named = JSON.stringify(first.slice(0, 60))
  return [
    taken.length === 1
      ? `The name ${named} is treated as personal, although the record does not state this.`
      : `${taken.length} names, including ${named}, are treated as personal, although the records do not state this.`,
  ]
}
