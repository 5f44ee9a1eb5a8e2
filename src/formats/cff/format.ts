import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { cffRow } from '../table.ts'
import { readersOf } from '../work/reading/read-json-records.ts'
import { isCff } from './detect.ts'
import { readCff } from './read.ts'
import { writeCff } from './write.ts'

/**
 * The Citation File Format (CFF) of CITATION.cff files. Versions 1.0 to 1.3 are read, and version 1.2 is written
 * (https://citation-file-format.github.io).
 */
export const cff: OtherFormat<'cff', 'detect' | 'read' | 'readValue' | 'write'> = {
  ...cffRow,
  detect: (text, sample = sampleText(text)) => isCff(sample),
  ...readersOf(readCff),
  write: writeCff,
}
