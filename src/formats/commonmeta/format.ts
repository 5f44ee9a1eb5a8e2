import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { commonmetaRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { commonmetaWorksIn, isCommonmeta } from './detect.ts'
import { readCommonmeta } from './read.ts'
import { writeCommonmeta } from './write.ts'

/** Commonmeta (https://commonmeta.org). Works of versions 0.11 to 1.0 are read, and version 1.0 is written. */
export const commonmeta: OtherFormat<'commonmeta', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...commonmetaRow,
  detect: (text, sample = sampleText(text)) => isCommonmeta(sample),
  ...jsonReadersOf({ candidates: commonmetaWorksIn, read: readCommonmeta }),
  write: (record, options) => writeCommonmeta([record], options),
  writeAll: writeCommonmeta,
}
