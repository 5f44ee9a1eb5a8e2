import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { hitsIn } from '../inveniordm/detect.ts'

/** True if a value starts with a record of Zenodo's REST API. */
export function isZenodo(sample: TextSample): boolean {
  const first = hitsIn(sample.value())[0]?.value
  return isObject(first) && isObject(first.metadata) && isOfZenodo(first, first.metadata)
}

/** True if a value starts with the metadata of a Zenodo deposit. */
export function isZenodoDeposit(sample: TextSample): boolean {
  const object = sample.object()
  return object !== undefined && isDeposit(object)
}

/**
 * True for the JSON of Zenodo. Unlike in InvenioRDM's JSON, a person has a `name` directly, and the type is not a
 * vocabulary id.
 */
function isOfZenodo(record: Readonly<Record<string, unknown>>, metadata: Readonly<Record<string, unknown>>): boolean {
  const { creators, resource_type: type } = metadata
  const [creator] = Array.isArray(creators) ? (creators as unknown[]) : []
  if (isObject(creator)) return typeof creator.name === 'string' && !isObject(creator.person_or_org)
  if (Object.hasOwn(metadata, 'upload_type')) return true
  return Object.hasOwn(record, 'conceptrecid') && (type === undefined || isObject(type))
}

/** True for a deposit. A minimal deposit has only people and a title, so a member that only Zenodo has is required. */
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
