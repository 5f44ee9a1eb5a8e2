import { completeRecord } from './complete.ts'
import type { DataciteFormatId, ReadResult } from './format.ts'
import { readDataciteSource } from './read-source.ts'

/** The records of a text in one of DataCite's formats, in order, each with all that its format needs to give the same document again. */
export function readRecordsOf(id: DataciteFormatId, text: string): ReadResult {
  const { documents, diagnostics } = readDataciteSource(text, id)
  const records = [...documents].flatMap(({ syntax, records: held }) =>
    held.map(source => completeRecord(source, syntax)),
  )
  return records.length === 0 ? { ok: false, diagnostics } : { ok: true, records, diagnostics }
}
