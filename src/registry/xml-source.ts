import { readDatacite } from '../datacite/read/datacite-readers.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import { latestKernel } from '../kernel/index.ts'
import { saying } from '../messages/message.ts'
import type { Datacite } from '../model/datacite.ts'
import { repairedXml } from '../text/xml/repair.ts'
import { keptElements } from './values/html.ts'

/** Returns the record of XML with all that its elements say; an empty one if there is none. */
export const recordOfXml = (xml: string): Datacite => sourceIn(xml)?.record ?? {}

/** Returns what the newest kernel refuses in how XML is built, which its canonical record cannot show. */
export function shapeFaults(xml: string): { message: string; pointer: string }[] {
  const faults = sourceIn(xml)?.shape?.(latestKernel, false) ?? []
  return faults
    .filter(
      ({ severity = 'error', inRecord, markup }) =>
        severity === 'error' && inRecord !== true && markup?.every(name => keptElements.has(name)) !== true,
    )
    .map(({ rule, message, pointer }) => ({ message: saying(message, rule).message, pointer }))
}

/** XML as the registry reads it, which is repaired first where it is not well-formed. */
export interface ReadXml {
  source: SourceRecord
  /** What was repaired; empty if it was no text. */
  repaired?: { before?: string; after?: string }
}

/** Reads XML as the registry does; undefined if it holds no record, or if its repair is not known. */
export function readAsRegistry(xml: string): ReadXml | undefined {
  const source = sourceIn(xml.trim())
  if (source !== undefined) return { source }
  const repair = xml.includes(namespaces) ? repairedXml(xml) : undefined
  const repaired = repair && sourceIn(repair.text)
  return repaired && { source: repaired, repaired: repair.lost ?? {} }
}

const namespaces = '"http://datacite.org/schema/kernel'

const sourceIn = (xml: string): SourceRecord | undefined =>
  [...readDatacite(xml, 'datacite-xml').documents][0]?.records[0]
