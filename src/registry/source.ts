import { isObject, type Members } from '../core/object.ts'
import { type Path, valueAt } from '../core/pointer.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import type { Datacite } from '../model/datacite.ts'
import type { RegistryWay } from './act.ts'

/** A record as it would be sent, and where it stands in its document. */
export interface Sendable {
  record: Datacite
  /** Into the document; undefined where the record is the canonical one, whose origins its reader knows. */
  base?: Path
}

/** The way that the format of a record takes by itself. */
export const wayOf = (format: string): RegistryWay => (format === 'datacite-xml' ? 'xml' : 'json')

/** Returns the data to send for a parsed record: REST JSON as written, any other format as the canonical record. */
export function sendableOf(source: SourceRecord<string>, via: RegistryWay): Sendable {
  const { format, document, base } = source
  // Of XML, markup and languages in places that the model has none for are only in the extras.
  const record = source.whole?.() ?? source.record
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return { record }
  const isEnveloped = isObject(value.attributes)
  const attributes = isObject(value.attributes) ? value.attributes : value
  if (via === 'xml') return { record: { ...record, ...besideXml(attributes) } }
  return { record: attributes, base: isEnveloped ? [...base, 'attributes'] : base }
}

/** Returns the landing page address in REST JSON, next to the kernel's properties. */
export function landingPageOf({ format, document, base }: SourceRecord<string>): unknown {
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return undefined
  return isObject(value.attributes) ? value.attributes.url : value.url
}

/** Returns the attributes sent beside XML, for lack of elements. */
const besideXml = (attributes: Members): Members =>
  Object.fromEntries(
    ['url', 'event', 'state'].flatMap(name => (attributes[name] === undefined ? [] : [[name, attributes[name]]])),
  )
