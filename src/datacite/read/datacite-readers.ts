import { records } from '../../records/read-piece.ts'
import type { Readers } from '../../records/source.ts'
import type { Keeping } from '../dialects/read-members.ts'
import type { DataciteFormatId } from '../format.ts'
import type { SourceDocument } from './read-document.ts'
import { readDataciteSource } from './read-source.ts'
import { inputText, readDataciteValue } from './read-value.ts'
import type { Source } from './source.ts'

/**
 * Returns readers of DataCite's formats. The readers accept text or bytes (XML, JSON, NDJSON or YAML), or a parsed
 * value.
 */
export const dataciteReaders = (
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Readers<SourceDocument> => ({
  read(input, hasLines) {
    const text = ArrayBuffer.isView(input) ? (input as Uint8Array) : inputText(input)
    return text === undefined
      ? readDataciteValue(input as object, from, extras)
      : readDataciteSource(text, from, extras, hasLines)
  },
})

/** Reads a whole input in one of DataCite's formats: a text, its bytes, or a parsed value. */
export const readDatacite = (
  input: string | Uint8Array | object,
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Source => records(input, dataciteReaders(from, extras)).parts[0]
