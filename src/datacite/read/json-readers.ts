import type { Readers } from '../../records/source.ts'
import { parseJson, parseJsonLines } from '../../text/json/document.ts'
import type { DataciteFormatId } from '../format.ts'
import type { SourceDocument } from './read-document.ts'
import { sourceOf } from './source.ts'

/** Reads DataCite's JSON dialects and nothing else: what reads YAML and XML need not be loaded for them. */
export const jsonReaders = (from: DataciteFormatId | 'auto' = 'auto'): Readers<SourceDocument> => ({
  read: (input, hasLines) =>
    sourceOf(input as string | Uint8Array, from, false, text => (hasLines ? parseJsonLines(text) : parseJson(text))),
})
