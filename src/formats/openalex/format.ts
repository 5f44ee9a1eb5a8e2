import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { openalexRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { isOpenalex } from './detect.ts'
import { readOpenalex } from './read.ts'

/** A work or a list of works (`results`), as returned by OpenAlex's REST API. The format is only read. */
export const openalex: OtherFormat<'openalex', 'detect' | 'read' | 'readValue'> = {
  ...openalexRow,
  detect: (text, sample = sampleText(text)) => isOpenalex(sample),
  ...jsonReadersOf({ read: readOpenalex }),
}
