import { sampleText } from '../../datacite/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { Format } from '../format.ts'
import { readCff } from './read.ts'
import { writeCff } from './write.ts'

/** Citation File Format, the CITATION.cff of software and datasets: 1.0 to 1.3 are read, 1.2 is written. https://citation-file-format.github.io */
export const cff: Format = {
  id: 'cff',
  name: 'CITATION.cff',
  ...fileTypes.cff,
  holdsOne: true,
  detect: (text, sample = sampleText(text)) => Object.hasOwn(sample.object() ?? {}, 'cff-version'),
  read: readCff,
  write: writeCff,
}
