import type { Members } from '../core/object.ts'
import type { SourceRecord } from '../datacite/read/read-document.ts'
import type { RegistryEvent } from './act.ts'
import { attributesOf, eventOf } from './prepare.ts'
import { writtenAttributes } from './source.ts'

/** Returns the event that a record itself requests. */
export const eventIn = (source: SourceRecord<string>): RegistryEvent | undefined => eventOf(attributesIn(source))

/** True if a record requests a new DOI that the registry mints under a prefix. */
export const asksForDoi = (source: SourceRecord): boolean =>
  source.record.doi === undefined && hasPrefixAlone(attributesIn(source))

/** True if attributes have a prefix in place of a DOI: lupo app/lib/params_sanitizer.rb:444-452. */
export const hasPrefixAlone = ({ doi, prefix }: Members): boolean =>
  (doi === undefined || doi === null || (typeof doi === 'string' && doi.trim() === '')) &&
  typeof prefix === 'string' &&
  /^10\.\d{4,5}$/.test(prefix)

/** True if a record changes a DOI that the registry has. Absent members then keep their values. */
export const isChange = (
  source: SourceRecord,
  { event, update = false }: { event?: RegistryEvent | undefined; update?: boolean },
): boolean => source.format !== 'datacite-xml' && (update || (event ?? eventIn(source)) === 'hide')

/**
 * True if a change sets a member to null. False for the publisher and the DOI, for which the registry ignores null.
 *
 * Source: lupo app/models/doi.rb:83, 155, app/controllers/datacite_dois_controller.rb:620-626.
 */
export const isEmptied = (name: string, source: SourceRecord<string>): boolean =>
  name !== 'publisher' && name !== 'doi' && attributesIn(source)[name] === null

/**
 * Returns the registry's own attributes without `xml` and `event`, overwritten by the attributes of a change.
 *
 * Keeps the DOI of the registry, and the publisher if the change sets the publisher to null.
 */
export function changed(held: object, record: object): Members {
  const { xml: _, event: __, ...before } = attributesOf(held) as Record<string, unknown>
  const after = { ...attributesOf(record) } as Record<string, unknown>
  // Two names for the same list.
  if ('identifiers' in after || 'alternateIdentifiers' in after)
    for (const name of ['identifiers', 'alternateIdentifiers']) delete before[name]
  if (after.publisher === null) delete after.publisher
  return { ...before, ...after, ...(before.doi !== undefined && { doi: before.doi }) }
}

const attributesIn = (source: SourceRecord<string>): Members => writtenAttributes(source)?.attributes ?? {}
