import type { Datacite } from '../model/datacite.ts'
import { embeddedXml } from './embedded-xml.ts'
import type { SourceRecord } from './read-document.ts'
import { readDataciteSource } from './read-source.ts'

/**
 * The record that REST JSON carries as XML: what the XML says, but for what is given beside it. Undefined where a record carries none, or
 * none that can be read.
 */
export function carriedRecord(source: SourceRecord<string>): Datacite | undefined {
  const xml = embeddedXml(source)
  if (xml === undefined) return undefined
  const inner = [...readDataciteSource(xml.text, 'datacite-xml', false).documents][0]?.records[0]?.record
  if (inner === undefined) return undefined
  const { extras, ...read } = inner
  const { extras: _, schemaVersion, ...beside } = source.record
  return { ...read, ...Object.fromEntries(Object.entries(beside).filter(([, value]) => value !== undefined)) }
}
