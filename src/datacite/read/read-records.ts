import { completeRecord } from '../complete.ts'
import type { DataciteFormatId, ReadResult } from '../format.ts'
import { readDataciteSource } from './read-source.ts'
import { inputText, readDataciteValue } from './read-value.ts'

/** The records of a text or a parsed value in one of DataCite's formats, in order, each with all that its format needs to give the same document again. */
export function readRecordsOf(id: DataciteFormatId, input: string | object): ReadResult {
  const text = inputText(input)
  const { documents, diagnostics } =
    text === undefined ? readDataciteValue(input as object, id) : readDataciteSource(text, id)
  const records = [...documents].flatMap(({ syntax, records: held }) =>
    held.map(source => completeRecord(source, syntax)),
  )
  return records.length === 0 ? { ok: false, diagnostics } : { ok: true, records, diagnostics }
}
