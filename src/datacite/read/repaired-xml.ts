import { repairedXml } from '../../text/xml/repair.ts'
import { namesKernel } from '../xml/document.ts'
import { readDatacite } from './datacite-readers.ts'
import type { SourceRecord } from './read-document.ts'

/** XML as the registry reads it, which is repaired first where it is not well-formed. */
export interface ReadXml {
  source: SourceRecord
  /** The repaired text; without members if the fault was not in a text. */
  repaired?: { before?: string; after?: string }
}

/** Reads XML as the registry does; undefined if it holds no record, or if its repair is not known. */
export function readAsRegistry(xml: string): ReadXml | undefined {
  const source = sourceOfXml(xml.trim())
  if (source !== undefined) return { source }
  const repair = namesKernel(xml) ? repairedXml(xml) : undefined
  const repaired = repair && sourceOfXml(repair.text)
  return repaired && { source: repaired, repaired: repair.lost ?? {} }
}

/** Reads the first record of XML; undefined if there is none. */
export const sourceOfXml = (xml: string): SourceRecord | undefined =>
  [...readDatacite(xml, 'datacite-xml').documents][0]?.records[0]
