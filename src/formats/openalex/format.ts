import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { openalexRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { isOpenalex } from './detect.ts'
import { readOpenalex } from './read.ts'

/** The works in responses of OpenAlex's REST API, one or a list (`results`). They are only read. */
export const openalex: OtherFormat<'openalex', 'detect' | 'read' | 'readValue'> = {
  ...openalexRow,
  detect: (text, sample = sampleText(text)) => isOpenalex(sample),
  ...jsonReadersOf({ read: readOpenalex }),
}
