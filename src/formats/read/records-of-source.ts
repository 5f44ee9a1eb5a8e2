import type { Diagnostic } from '../../core/diagnostic.ts'
import { misreadings } from '../../datacite/read/misreadings.ts'
import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { Source } from '../../datacite/read/source.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { ParsedText } from '../../text/document.ts'
import type { FormatId } from '../format.ts'

/** The records of an input, and the findings about parts that could not be read or that were changed by reading. */
export interface RecordsRead {
  records: { index: number; format: FormatId; record: Datacite }[]
  diagnostics: Diagnostic[]
}

/**
 * Returns the records of a source, and the findings about parts that could not be read or that were changed by reading.
 *
 * @param recordOf Returns the record to list.
 */
export function recordsOfSource(
  { documents, diagnostics, positions }: Source<FormatId>,
  recordOf: (source: SourceRecord<FormatId>, syntax: ParsedText['syntax']) => Datacite,
): RecordsRead {
  const changes: Diagnostic[] = []
  const records = [...documents].flatMap(({ syntax, document, records: held }) => {
    for (const change of misreadings(document, positions)) changes.push(change)
    return held.map(source => ({ index: source.index, format: source.format, record: recordOf(source, syntax) }))
  })
  return { records, diagnostics: [...diagnostics, ...changes] }
}
