import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { crossrefRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { isCrossref, worksIn } from './detect.ts'
import { readWork } from './read.ts'

/** The JSON of Crossref's REST API: a work or a list, with or without its envelope. This format is read-only. */
export const crossref: OtherFormat<'crossref', 'detect' | 'read' | 'readValue'> = {
  ...crossrefRow,
  detect: (text, sample = sampleText(text)) => isCrossref(sample),
  ...jsonReadersOf({ candidates: worksIn, read: readWork }),
}
