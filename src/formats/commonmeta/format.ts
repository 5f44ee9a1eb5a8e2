import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { commonmetaRow } from '../table.ts'
import { jsonReadersOf } from '../work/reading/read-json-records.ts'
import { commonmetaWorksIn, isCommonmeta } from './detect.ts'
import { readCommonmeta } from './read.ts'
import { writeCommonmeta } from './write.ts'

/** Commonmeta (https://commonmeta.org): works of version 1.0, and of those before it back to 0.11, are read; 1.0 is written. */
export const commonmeta: OtherFormat<'commonmeta', 'detect' | 'read' | 'readValue' | 'write' | 'writeAll'> = {
  ...commonmetaRow,
  detect: (text, sample = sampleText(text)) => isCommonmeta(sample),
  ...jsonReadersOf({ candidates: commonmetaWorksIn, read: readCommonmeta }),
  write: (record, options) => writeCommonmeta([record], options),
  writeAll: writeCommonmeta,
}
