import { completeRecord } from '../complete.ts'
import type { DataciteFormatId, ReadResult } from '../format.ts'
import { readDatacite } from './datacite-readers.ts'

/**
 * Reads the records of a text or a parsed value in one of DataCite's formats, in order. If possible, each record has
 * the extras needed to write the same document again (`completeRecord`).
 */
export function readRecordsOf(id: DataciteFormatId, input: string | object): ReadResult {
  const { documents, diagnostics } = readDatacite(input, id)
  const records = [...documents].flatMap(({ syntax, records: held }) =>
    held.map(source => completeRecord(source, syntax)),
  )
  return records.length === 0 ? { ok: false, diagnostics } : { ok: true, records, diagnostics }
}
