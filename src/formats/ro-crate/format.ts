import { sampleText } from '../../datacite/read/text-sample.ts'
import type { OtherFormat } from '../format.ts'
import { roCrateRow } from '../table.ts'
import { readersOf } from '../work/reading/read-json-records.ts'
import { isRoCrate } from './detect.ts'
import { readRoCrate } from './read.ts'
import { writeRoCrate } from './write.ts'

/**
 * RO-Crate, the ro-crate-metadata.json of a research object. Versions 1.0 to 1.2 are read, and 1.1 and 1.2 are written:
 * https://w3id.org/ro/crate
 */
export const roCrate: OtherFormat<'ro-crate', 'detect' | 'read' | 'readValue' | 'write'> = {
  ...roCrateRow,
  detect: (text, sample = sampleText(text)) => isRoCrate(sample),
  ...readersOf(readRoCrate),
  write: writeRoCrate,
}
