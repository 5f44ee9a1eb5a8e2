import { isObject } from '../../core/object.ts'
import { isWork } from '../../formats/crossref/detect.ts'
import { readWork } from '../../formats/crossref/read.ts'
import { itemsIn } from '../../formats/csl-json/find-items.ts'
import { readItem } from '../../formats/csl-json/read-item.ts'
import { english } from '../../messages/message.ts'
import { isMessage } from '../../messages/values.ts'
import type { Reading } from '../../request/question.ts'
import { parseJson } from '../../text/json/document.ts'
import { faultOf, onlyPart } from './read-fault.ts'
import type { Found } from './source.ts'

/** Reads a response in CSL-JSON, or in Crossref's variant of it: one item, or a list of one. */
export function readCsl(text: string): Reading<Pick<Found, 'record' | 'aliases'>> {
  const part = onlyPart(parseJson(text))
  if ('fault' in part) return faultOf(part.fault, 'schema/not-json', text)
  const [item, ...others] = itemsIn(part.document.value)
  const read = isWork(item?.value) ? readWork : readItem
  // Values beyond the model must not cause a rejection.
  const record = item && others.length === 0 ? read(item.value, () => {}) : undefined
  if (record === undefined) return { ok: false, reason: 'It is not one item of CSL-JSON.' }
  if (isMessage(record)) return { ok: false, reason: english(record) }
  return record.doi === undefined && record.titles === undefined
    ? { ok: false, reason: 'The item has neither DOI nor title.' }
    : { ok: true, value: { record, ...aliasesOf(item?.value) } }
}

/** Reads the DOIs that Crossref lists as aliases of a work (`aliases`). */
function aliasesOf(item: unknown): Pick<Found, 'aliases'> {
  const listed: readonly unknown[] = isObject(item) && Array.isArray(item.aliases) ? item.aliases : []
  const aliases = listed.filter(alias => typeof alias === 'string')
  return aliases.length === 0 ? {} : { aliases }
}
