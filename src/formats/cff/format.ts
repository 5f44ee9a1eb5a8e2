import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { readersOf } from '../work/read-json-records.ts'
import { readCff } from './read.ts'
import { writeCff } from './write.ts'

/** Citation File Format, the CITATION.cff of software and datasets: 1.0 to 1.3 are read, 1.2 is written. https://citation-file-format.github.io */
export const cff: OtherFormat<'cff', 'detect' | 'read' | 'readValue' | 'write'> = {
  id: 'cff',
  name: 'CITATION.cff',
  ...fileTypes.cff,
  holdsOne: true,
  detect: (text, sample = sampleText(text)) => Object.hasOwn(sample.object() ?? {}, 'cff-version'),
  ...readersOf(readCff),
  write: writeCff,
}
