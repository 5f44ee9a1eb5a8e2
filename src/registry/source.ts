import { isObject, type Members } from '../core/object.ts'
import { type Path, valueAt } from '../core/pointer.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import type { Datacite } from '../model/datacite.ts'
import type { RegistryWay } from './act.ts'

/** A record to send, with its location in the source document. */
export interface Sendable {
  record: Datacite
  /** The path in the document; undefined for a canonical record, whose reader maps its paths to the document. */
  base?: Path
}

/** Returns the form in which records of a format are sent by default. */
export const wayOf = (format: string): RegistryWay => (format === 'datacite-xml' ? 'xml' : 'json')

/**
 * Returns the data to send for a parsed record: the attributes of REST JSON as written if they are sent as JSON, else
 * the canonical record.
 */
export function sendableOf(source: SourceRecord<string>, via: RegistryWay): Sendable {
  // For XML, markup and languages without a place in the model are only in the extras.
  const record = source.whole?.() ?? source.record
  const written = writtenAttributes(source)
  if (written === undefined) return { record }
  const { attributes, base } = written
  return via === 'xml' ? { record: { ...record, ...besideXml(attributes) } } : { record: attributes, base }
}

/** Returns the attributes of REST JSON as written and their path in the document, or undefined for any other format. */
export function writtenAttributes({
  format,
  document,
  base,
}: SourceRecord<string>): { attributes: Members; base: Path } | undefined {
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return undefined
  const { attributes } = value
  return isObject(attributes) ? { attributes, base: [...base, 'attributes'] } : { attributes: value, base }
}

/**
 * Returns the landing page URL in REST JSON, or undefined for any other format. The kernel has no property for the URL.
 */
export const landingPageOf = (source: SourceRecord<string>): unknown => writtenAttributes(source)?.attributes.url

/** Returns the attributes `url`, `event`, `state` and `updated`, for which DataCite XML has no elements. */
const besideXml = (attributes: Members): Members =>
  Object.fromEntries(
    ['url', 'event', 'state', 'updated'].flatMap(name =>
      attributes[name] === undefined ? [] : [[name, attributes[name]]],
    ),
  )
