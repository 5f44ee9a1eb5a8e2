import { sampleText } from '../../datacite/read/text-sample.ts'
import { fileTypes } from '../file-types.ts'
import type { OtherFormat } from '../format.ts'
import { readersOf } from '../work/read-json-records.ts'
import { readRoCrate } from './read.ts'
import { writeRoCrate } from './write.ts'

/** RO-Crate, the ro-crate-metadata.json of a research object: 1.0 to 1.2 are read, 1.1 and 1.2 written. https://w3id.org/ro/crate */
export const roCrate: OtherFormat<'ro-crate', 'detect' | 'read' | 'readValue' | 'write'> = {
  id: 'ro-crate',
  name: 'RO-Crate',
  ...fileTypes['ro-crate'],
  holdsOne: true,
  detect: (text, sample = sampleText(text)) => isCrate(sample.value()),
  ...readersOf(readRoCrate),
  write: writeRoCrate,
}

const isCrate = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || !Array.isArray(Reflect.get(value, '@graph'))) return false
  const context: unknown = Reflect.get(value, '@context')
  return [context].flat().some(part => typeof part === 'string' && /w3id\.org\/ro\/(?:crate|terms)/.test(part))
}
