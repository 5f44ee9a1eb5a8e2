import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { hitsIn } from '../inveniordm/detect.ts'

/** True if the first record in a sample is from Zenodo's REST API. */
export function isZenodo(sample: TextSample): boolean {
  const first = hitsIn(sample.value())[0]?.value
  return isObject(first) && isObject(first.metadata) && isOfZenodo(first, first.metadata)
}

/** True if the first object in a sample is the metadata of a Zenodo deposit. */
export function isZenodoDeposit(sample: TextSample): boolean {
  const object = sample.object()
  return object !== undefined && isDeposit(object)
}

/**
 * True if a record is in Zenodo's JSON format, not in InvenioRDM's.
 *
 * The first creator has a `name`, whereas InvenioRDM has `person_or_org`. A record without creators must have
 * `upload_type` or `conceptrecid`.
 */
function isOfZenodo(record: Readonly<Record<string, unknown>>, metadata: Readonly<Record<string, unknown>>): boolean {
  const { creators, resource_type: type } = metadata
  const [creator] = Array.isArray(creators) ? (creators as unknown[]) : []
  if (isObject(creator)) return typeof creator.name === 'string' && !isObject(creator.person_or_org)
  if (Object.hasOwn(metadata, 'upload_type')) return true
  return Object.hasOwn(record, 'conceptrecid') && (type === undefined || isObject(type))
}

/**
 * True if an object has `upload_type`, or has named creators and a member of {@link ownNames} but no `titles`. Other
 * formats also have creators with names, so creators alone do not suffice.
 */
const isDeposit = (value: Readonly<Record<string, unknown>>): boolean =>
  Object.hasOwn(value, 'upload_type') ||
  (Array.isArray(value.creators) &&
    !Object.hasOwn(value, 'titles') &&
    (value.creators as unknown[]).every(creator => isObject(creator) && typeof creator.name === 'string') &&
    ownNames.some(name => Object.hasOwn(value, name)))

const ownNames = [
  'access_right',
  'related_identifiers',
  'communities',
  'grants',
  'license',
  'keywords',
  'publication_date',
]
