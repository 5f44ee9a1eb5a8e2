import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { hitsIn } from '../inveniordm/read.ts'
import { jsonReadersOf } from '../work/read-json-records.ts'
import { readZenodoDeposit, readZenodoRecord } from './read.ts'
import { writeZenodo } from './write.ts'

/** The JSON of Zenodo's REST API, a record, a deposition, or the results of a search; only read. */
export const zenodo: OtherFormat<'zenodo', 'detect' | 'read' | 'readValue'> = {
  id: 'zenodo',
  name: 'Zenodo JSON',
  ...fileTypes.zenodo,
  detect(text, sample = sampleText(text)) {
    const first = hitsIn(sample.value())[0]?.value
    return isObject(first) && isObject(first.metadata) && isOfZenodo(first, first.metadata)
  },
  ...jsonReadersOf({ candidates: hitsIn, read: readZenodoRecord }),
}

/** The metadata of a deposit in Zenodo, which a repository of code keeps in `.zenodo.json`. */
export const zenodoDeposit: OtherFormat<'zenodo-deposit', 'detect' | 'read' | 'readValue' | 'write'> = {
  id: 'zenodo-deposit',
  name: '.zenodo.json',
  holdsOne: true,
  ...fileTypes['zenodo-deposit'],
  detect(text, sample = sampleText(text)) {
    const object = sample.object()
    return object !== undefined && isDeposit(object)
  },
  ...jsonReadersOf({ read: readZenodoDeposit }),
  write: writeZenodo,
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
