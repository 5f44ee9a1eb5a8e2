import { isObject } from '../../core/object.ts'
import type { TextSample } from '../../datacite/read/sample.ts'
import { hitsIn } from '../inveniordm/detect.ts'

/** True if a value begins with a record of Zenodo's REST API. */
export function isZenodo(sample: TextSample): boolean {
  const first = hitsIn(sample.value())[0]?.value
  return isObject(first) && isObject(first.metadata) && isOfZenodo(first, first.metadata)
}

/** True if a value begins with the metadata of a deposit in Zenodo. */
export function isZenodoDeposit(sample: TextSample): boolean {
  const object = sample.object()
  return object !== undefined && isDeposit(object)
}

/** People have a name at once, and the type is no id of a vocabulary: that tells Zenodo's JSON from InvenioRDM's. */
function isOfZenodo(record: Readonly<Record<string, unknown>>, metadata: Readonly<Record<string, unknown>>): boolean {
  const { creators, resource_type: type } = metadata
  const [creator] = Array.isArray(creators) ? (creators as unknown[]) : []
  if (isObject(creator)) return typeof creator.name === 'string' && !isObject(creator.person_or_org)
  if (Object.hasOwn(metadata, 'upload_type')) return true
  return Object.hasOwn(record, 'conceptrecid') && (type === undefined || isObject(type))
}

/** A deposit need have no more than people and a title; then something has to be Zenodo's. */
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
