import { repairedXml } from '../../text/xml/repair.ts'
import { namesKernel } from '../xml/document.ts'
import { readDatacite } from './datacite-readers.ts'
import type { SourceRecord } from './read-document.ts'

/** The result of reading XML as the registry does. */
export interface ReadXml {
  source: SourceRecord
  /**
   * The first text that the repair changed, before and after the change. Empty if the repair changed no text, and
   * absent if the XML was well-formed.
   */
  repaired?: { before?: string; after?: string }
}

/**
 * Reads XML as the registry does. Returns undefined if it contains no record, or if the registry's repair cannot be
 * predicted.
 */
export function readAsRegistry(xml: string): ReadXml | undefined {
  const source = sourceOfXml(xml.trim())
  if (source !== undefined) return { source }
  const repair = namesKernel(xml) ? repairedXml(xml) : undefined
  const repaired = repair && sourceOfXml(repair.text)
  return repaired && { source: repaired, repaired: repair.lost ?? {} }
}

/** Reads the first record in XML. Returns undefined if there is none. */
export const sourceOfXml = (xml: string): SourceRecord | undefined =>
  [...readDatacite(xml, 'datacite-xml').documents][0]?.records[0]
