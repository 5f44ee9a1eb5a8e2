import type { Candidate } from '../../datacite/candidates.ts'
import { candidatesIn } from '../../datacite/candidates.ts'
import { isObject } from '../../object.ts'
import { fileTypes } from '../file-types.ts'
import type { Format } from '../format.ts'
import { readJsonRecords } from '../work/read-json-records.ts'
import { readInvenio } from './read.ts'
import { writeAllInvenio, writeInvenio } from './write.ts'

/** The JSON of InvenioRDM's REST API (also Zenodo's `application/vnd.inveniordm.v1+json`): records, drafts and search results. */
export const inveniordm: Format = {
  id: 'inveniordm',
  name: 'InvenioRDM JSON',
  ...fileTypes.inveniordm,
  detect(_, sample) {
    const [first] = recordsIn(sample?.value())
    const metadata = isObject(first?.value) ? first.value.metadata : undefined
    return isObject(metadata) && (isObject(metadata.resource_type) || hasPeople(metadata.creators))
  },
  read: text => readJsonRecords(text, { candidates: recordsIn, read: readInvenio }),
  write: writeInvenio,
  writeAll: writeAllInvenio,
}

const hasPeople = (creators: unknown): boolean =>
  Array.isArray(creators) && isObject(creators[0]) && isObject(creators[0].person_or_org)

/** The records of a search result (`hits.hits`) or of a list, or a single record. */
function recordsIn(value: unknown): Candidate[] {
  const hits = isObject(value) && isObject(value.hits) ? value.hits.hits : undefined
  if (!Array.isArray(hits)) return candidatesIn(value)
  return (hits as unknown[]).map((hit, index) => ({ value: hit, base: ['hits', 'hits', index] }))
}
