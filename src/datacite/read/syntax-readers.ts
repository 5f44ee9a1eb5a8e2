import type { Readers } from '../../records/source.ts'
import type { ParsedText } from '../../text/document.ts'
import { parseJsonLines } from '../../text/json/document.ts'
import type { DataciteFormatId } from '../format.ts'
import type { RecordDocument, SourceDocument } from './read-document.ts'
import { sourceOf } from './source.ts'

/**
 * Returns readers of DataCite's formats in a single syntax, which `parse` parses. Readers of other syntaxes then need
 * not be loaded.
 */
export const syntaxReaders = (
  parse: (text: string) => ParsedText<RecordDocument>,
  from: DataciteFormatId | 'auto' = 'auto',
): Readers<SourceDocument> => ({
  read: (input, hasLines) => sourceOf(input as string | Uint8Array, from, false, hasLines ? parseJsonLines : parse),
})
