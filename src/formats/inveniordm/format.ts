import type { Candidate } from '../../datacite/candidates.ts'
import { candidatesIn } from '../../datacite/candidates.ts'
import { sampleText } from '../../datacite/text-sample.ts'
import { isObject } from '../../object.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat, ReadResult } from '../format.ts'
import { readersOf, readJsonRecords } from '../work/read-json-records.ts'
import { readInvenio } from './read.ts'
import { writeAllInvenio, writeInvenio } from './write.ts'

/** The JSON of InvenioRDM's REST API (also Zenodo's `application/vnd.inveniordm.v1+json`): records, drafts, results of a search. */
export const inveniordm: OtherFormat<'inveniordm', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  id: 'inveniordm',
  name: 'InvenioRDM JSON',
  ...fileTypes.inveniordm,
  detect(text, sample = sampleText(text)) {
    const [first] = recordsIn(sample.value())
    const metadata = isObject(first?.value) ? first.value.metadata : undefined
    return isObject(metadata) && (isObject(metadata.resource_type) || hasPeople(metadata.creators))
  },
  ...readersOf(readAllInvenio),
  write: writeInvenio,
  writeAll: writeAllInvenio,
}

function readAllInvenio(input: string | object): ReadResult {
  return readJsonRecords(input, { candidates: recordsIn, read: readInvenio })
}

const hasPeople = (creators: unknown): boolean =>
  Array.isArray(creators) && isObject(creators[0]) && isObject(creators[0].person_or_org)

/** The records of a search's answer (`hits.hits`), of a list, or the only one. */
function recordsIn(value: unknown): Candidate[] {
  const hits = isObject(value) && isObject(value.hits) ? value.hits.hits : undefined
  if (!Array.isArray(hits)) return candidatesIn(value)
  return (hits as unknown[]).map((hit, index) => ({ value: hit, base: ['hits', 'hits', index] }))
}
