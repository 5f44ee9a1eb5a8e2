import { isObject, type Members } from '../../../core/object.ts'
import { canonicalRecord } from '../../../datacite/canonical-record.ts'
import type { Loss } from '../../../datacite/format.ts'
import { readRecordsOf } from '../../../datacite/read/read-records.ts'
import { writeDialect } from '../../../datacite/writing/dialect-writer.ts'
import { writers } from '../../../datacite/writing/writers.ts'
import { writeDataciteXml } from '../../../datacite/xml/writing/write.ts'
import { kernelNamespace } from '../../../kernel/index.ts'
import type { Datacite } from '../../../model/datacite.ts'
import { type RegistryChange, registered } from '../../registered.ts'
import { recordOfXml } from '../../xml-source.ts'
import type { HeldRecord, RegistryState } from '../plan/held.ts'

/** The form of a request: attributes, XML inside JSON, or XML for the Metadata Store. */
export type SendingWay = 'json' | 'xml' | 'mds'

/** The content of a request: attributes in the registry's spelling, or XML. */
export type Payload = { attributes: Members } | { xml: string }

/** The predicted result of a request to the registry. */
export interface Prediction {
  /** The predicted state. */
  state: RegistryState
  /** The predicted attributes, as the REST API returns them. */
  attributes: Members
  changes: readonly RegistryChange[]
}

/** The names of the metadata attributes that a plan sends and compares, in the order of the REST API. */
export const metadataNames = [
  'creators',
  'titles',
  'publisher',
  'publicationYear',
  'subjects',
  'contributors',
  'dates',
  'language',
  'types',
  'alternateIdentifiers',
  'relatedIdentifiers',
  'relatedItems',
  'sizes',
  'formats',
  'version',
  'rightsList',
  'descriptions',
  'geoLocations',
  'fundingReferences',
] as const

/**
 * Returns the payload for a record, with `losses` for values that do not fit.
 *
 * The XML in `ready` is sent unchanged unless the record is sent as `json`.
 *
 * For an existing record, the attributes contain null or an empty list for each member that only the existing record
 * has, because the registry keeps absent members.
 */
export function payloadOf(
  record: Datacite,
  held: HeldRecord | undefined,
  way: SendingWay,
  ready?: string,
): { payload: Payload; losses: readonly Loss[] } {
  if (way !== 'json' && ready !== undefined) return { payload: { xml: ready }, losses: [] }
  const { extras, ...own } = record
  if (way !== 'json') {
    const { text, losses } = writeDataciteXml(own)
    return { payload: { xml: text }, losses }
  }
  const writer = writers.find(({ id }) => id === 'datacite-rest-put')
  if (writer === undefined) throw new Error('There is no writer of datacite-rest-put.')
  const { value, losses } = writeDialect(writer, own)
  const data = isObject(value) ? value.data : undefined
  const written = isObject(data) && isObject(data.attributes) ? data.attributes : {}
  const attributes: Record<string, unknown> = {}
  for (const name of metadataNames) {
    if (written[name] !== undefined) attributes[name] = written[name]
    else if (held !== undefined && !isEmpty(held.attributes[name]))
      attributes[name] = Array.isArray(held.attributes[name]) ? [] : null
  }
  // Without `schemaVersion` the registry does not know which schema to validate against.
  attributes.schemaVersion = kernelNamespace
  return { payload: { attributes }, losses }
}

/** Returns the canonical record of a payload. */
export function recordIn(payload: Payload, doi: string): Datacite {
  if ('attributes' in payload) return { ...canonicalRecord({ ...payload.attributes, doi }), doi }
  const read = readRecordsOf('datacite-xml', payload.xml)
  const [record = {}] = read.ok ? read.records : []
  const { extras, ...own } = record
  return { ...own, doi }
}

/**
 * Predicts the result of a request to the registry.
 * @param held The current record at the registry.
 */
export function predictionOf(
  sent: { doi: string; url: string | undefined; payload: Payload },
  held: HeldRecord | undefined,
  { way, event, update = false }: { way: SendingWay; event: 'none' | 'publish'; update?: boolean },
): Prediction {
  const state = event === 'publish' ? 'findable' : (held?.state ?? 'draft')
  const given = 'attributes' in sent.payload ? sent.payload.attributes : recordOfXml(sent.payload.xml)
  const { attributes, changes } = registered(
    { ...given, doi: sent.doi, ...(sent.url !== undefined && { url: sent.url }) },
    {
      via: way === 'json' ? 'json' : 'xml',
      event: state === 'draft' ? 'none' : 'publish',
      ...(update && held !== undefined && { update: held.attributes }),
    },
  )
  if (way === 'json' || held === undefined) return { state, attributes, changes }
  // The XML reader returns no member for an absent element, so the old value is kept.
  const kept = Object.fromEntries(
    ['language', 'version'].flatMap(name =>
      isEmpty(attributes[name]) && !isEmpty(held.attributes[name]) ? [[name, held.attributes[name]]] : [],
    ),
  )
  return { state, attributes: { ...attributes, ...kept }, changes }
}

/**
 * Returns `publish` if the registry validates a record in a given state against the schema, else `none`. The Metadata
 * Store also validates drafts.
 */
export const judgedAs = (state: RegistryState, way: SendingWay): 'none' | 'publish' =>
  state === 'draft' && way !== 'mds' ? 'none' : 'publish'

/** True if the registry treats a value as absent. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.every(isEmpty)
  return isObject(value) && Object.values(value).every(isEmpty)
}
