import { lookInto } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Readers } from '../../records/source.ts'
import { placeless } from '../../text/placeless.ts'
import type { DataciteFormatId } from '../format.ts'
import { dialectNamed, readDocument, type SourceDocument } from './read-document.ts'

/**
 * Returns a reader of parsed values in one of DataCite's JSON dialects.
 *
 * @throws TypeError for an unknown dialect; the reader throws a TypeError for a value that cannot be inspected
 */
export function valueReaders(from: DataciteFormatId | 'auto' = 'auto'): Readers<SourceDocument> {
  dialectNamed(from)
  return {
    read(value) {
      const diagnostics: Diagnostic[] = []
      const document = lookInto(() =>
        readDocument(placeless(value), 'json', { from, extras: false, next: 0 }, diagnostics),
      )
      return { documents: [document], diagnostics }
    },
  }
}
