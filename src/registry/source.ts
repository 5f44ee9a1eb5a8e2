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
  const { format, document, base } = source
  // For XML, markup and languages without a place in the model are only in the extras.
  const record = source.whole?.() ?? source.record
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return { record }
  const isEnveloped = isObject(value.attributes)
  const attributes = isObject(value.attributes) ? value.attributes : value
  if (via === 'xml') return { record: { ...record, ...besideXml(attributes) } }
  return { record: attributes, base: isEnveloped ? [...base, 'attributes'] : base }
}

/**
 * Returns the landing page URL in REST JSON, or undefined for any other format. The kernel has no property for the URL.
 */
export function landingPageOf({ format, document, base }: SourceRecord<string>): unknown {
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return undefined
  return isObject(value.attributes) ? value.attributes.url : value.url
}

/** Returns the attributes `url`, `event`, `state` and `updated`, for which DataCite XML has no elements. */
const besideXml = (attributes: Members): Members =>
  Object.fromEntries(
    ['url', 'event', 'state', 'updated'].flatMap(name =>
      attributes[name] === undefined ? [] : [[name, attributes[name]]],
    ),
  )
