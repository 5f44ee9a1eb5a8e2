import type { SourceRecord } from '../datacite/read-document.ts'
import type { Datacite } from '../model/datacite.ts'
import { isObject } from '../object.ts'
import { type Path, valueAt } from '../pointer.ts'
import type { RegistryWay } from './act.ts'

/** A record as it would be sent, and where it stands in its document. */
export interface Sendable {
  record: Datacite
  /** Into the document; undefined where the record is the canonical one, whose origins its reader knows. */
  base?: Path
}

/** The way that the format of a record takes by itself. */
export const wayOf = (format: string): RegistryWay => (format === 'datacite-xml' ? 'xml' : 'json')

/** What is sent of a record that was read: REST JSON goes as it is written, everything else as the canonical record. */
export function sendableOf({ format, document, base, record }: SourceRecord<string>, via: RegistryWay): Sendable {
  if (via === 'xml' || !format.startsWith('datacite-rest')) return { record }
  const value = valueAt(document.value, base)
  if (!isObject(value)) return { record }
  return isObject(value.attributes)
    ? { record: value.attributes, base: [...base, 'attributes'] }
    : { record: value, base }
}
