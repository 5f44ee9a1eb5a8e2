import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { inveniordmRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { hitsIn, isInveniordm } from './detect.ts'
import { readInvenio } from './read.ts'
import { writeAllInvenio, writeInvenio } from './write.ts'

/**
 * The JSON of InvenioRDM's REST API (also Zenodo's `application/vnd.inveniordm.v1+json`), which contains records,
 * drafts or search results.
 */
export const inveniordm: OtherFormat<'inveniordm', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...inveniordmRow,
  detect: (text, sample = sampleText(text)) => isInveniordm(sample),
  ...jsonReadersOf({ candidates: hitsIn, read: readInvenio }),
  write: writeInvenio,
  writeAll: writeAllInvenio,
}
