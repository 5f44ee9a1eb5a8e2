import { isObject } from '../../core/object.ts'
import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { jsonReadersOf } from '../work/read-json-records.ts'
import { hitsIn, readInvenio } from './read.ts'
import { writeAllInvenio, writeInvenio } from './write.ts'

/** The JSON of InvenioRDM's REST API (also Zenodo's `application/vnd.inveniordm.v1+json`): records, drafts and search results. */
export const inveniordm: OtherFormat<'inveniordm', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  id: 'inveniordm',
  name: 'InvenioRDM JSON',
  ...fileTypes.inveniordm,
  detect(text, sample = sampleText(text)) {
    const [first] = hitsIn(sample.value())
    const metadata = isObject(first?.value) ? first.value.metadata : undefined
    return isObject(metadata) && (isObject(metadata.resource_type) || hasPeople(metadata.creators))
  },
  ...jsonReadersOf({ candidates: hitsIn, read: readInvenio }),
  write: writeInvenio,
  writeAll: writeAllInvenio,
}

const hasPeople = (creators: unknown): boolean =>
  Array.isArray(creators) && isObject(creators[0]) && isObject(creators[0].person_or_org)
