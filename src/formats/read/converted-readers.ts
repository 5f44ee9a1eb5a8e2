import type { Diagnostic } from '../../core/diagnostic.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import { readDocument, type SourceDocument } from '../../datacite/read/read-document.ts'
import { undecoded } from '../../datacite/read/source.ts'
import { writeDialect } from '../../datacite/writing/dialect-writer.ts'
import { restWriter } from '../../datacite/writing/writers.ts'
import type { Readers } from '../../records/source.ts'
import { decodeText } from '../../text/decode-text.ts'
import { placeless } from '../../text/placeless.ts'
import type { Format } from '../format.ts'
import { readOther, requireReader } from './read-other.ts'

/**
 * Creates readers that convert each record of a foreign format to REST JSON, as a registry would receive it.
 *
 * The location of a record is its start in the input.
 * @param judge Decides which findings about the input are reported.
 */
export const convertedReaders = (
  format: Format,
  judge: (finding: Diagnostic) => Diagnostic | undefined = finding => finding,
): Readers<SourceDocument> => ({
  read(input) {
    requireReader(format, 'read')
    const decoded = decodeText(input as string | Uint8Array)
    const source = decoded.ok ? readOther(format, decoded.text) : undecoded(decoded)
    const diagnostics: Diagnostic[] = []
    const reading = { from: restWriter.id, extras: false, next: 0 }
    function* converted(): Generator<SourceDocument> {
      for (const { document, records } of source.documents) {
        // Spreading could exceed the maximum number of arguments.
        for (const finding of misreadings(document, source.positions)) {
          const judged = judge(finding)
          if (judged !== undefined) diagnostics.push(judged)
        }
        for (const { record, document: own } of records) {
          const { value } = writeDialect(restWriter, record)
          const rest = { ...placeless(value), locate: () => own.locate(['']) }
          const read = readDocument(rest, 'json', reading, diagnostics)
          yield { ...read, records: read.records.map(one => ({ ...one, converted: format.id })) }
        }
      }
      for (const finding of source.diagnostics) diagnostics.push(finding)
    }
    return { ...source, documents: converted(), diagnostics }
  },
})
