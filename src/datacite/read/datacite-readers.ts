import type { Readers } from '../../records/source.ts'
import type { Keeping } from '../dialects/read-members.ts'
import type { DataciteFormatId } from '../format.ts'
import type { SourceDocument } from './read-document.ts'
import { readDataciteSource } from './read-source.ts'

/** Reads a text in any of DataCite's formats: XML, and the dialects in JSON, NDJSON and YAML. */
export const dataciteReaders = (
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Readers<SourceDocument> => ({
  read: (input, hasLines) => readDataciteSource(input as string | Uint8Array, from, extras, hasLines),
})
