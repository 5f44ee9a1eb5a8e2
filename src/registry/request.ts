import { isObject, type Members } from '../core/object.ts'
import { valueAt } from '../core/pointer.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import type { RegistryEvent } from './act.ts'
import { attributesOf, eventOf } from './prepare.ts'

/** Reads the event that a record itself requests. */
export const eventIn = (source: SourceRecord): RegistryEvent | undefined => eventOf(attributesIn(source))

/** True if a record is for a new DOI that the registry makes under a prefix. */
export const asksForDoi = (source: SourceRecord): boolean =>
  source.record.doi === undefined && hasPrefixAlone(attributesIn(source))

/** True for attributes with a prefix in place of a DOI: lupo app/lib/params_sanitizer.rb:444-452. */
export const hasPrefixAlone = ({ doi, prefix }: Members): boolean =>
  (doi === undefined || doi === null || (typeof doi === 'string' && doi.trim() === '')) &&
  typeof prefix === 'string' &&
  /^10\.\d{4,5}$/.test(prefix)

/** True if a record changes a DOI that the registry has, so that absent members keep their values. */
export const isChange = (
  source: SourceRecord,
  { event, update = false }: { event?: RegistryEvent | undefined; update?: boolean },
): boolean => source.format !== 'datacite-xml' && (update || (event ?? eventIn(source)) === 'hide')

/** Merges the attributes of a change over the registry's own; the copy of the XML and the state are left out. */
export function changed(held: object, record: object): Members {
  const { xml: _, event: __, ...before } = attributesOf(held) as Record<string, unknown>
  const after = attributesOf(record) as Record<string, unknown>
  // Two names of one list.
  if ('identifiers' in after || 'alternateIdentifiers' in after)
    for (const name of ['identifiers', 'alternateIdentifiers']) delete before[name]
  return { ...before, ...after }
}

/** Returns the attributes of REST JSON as written. Other formats have no such attributes. */
function attributesIn({ format, document, base }: SourceRecord): Members {
  const value = format.startsWith('datacite-rest') ? valueAt(document.value, base) : undefined
  if (!isObject(value)) return {}
  return isObject(value.attributes) ? value.attributes : value
}
