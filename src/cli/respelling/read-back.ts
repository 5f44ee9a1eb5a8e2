import { misreadings } from '../../datacite/read/misreadings.ts'
import { writeDialect } from '../../datacite/writing/dialect-writer.ts'
import { restWriter } from '../../datacite/writing/writers.ts'
import type { FormatId } from '../../formats/format.ts'
import { readSource } from '../../formats/read/read-source.ts'
import type { Datacite } from '../../model/datacite.ts'

/** A record that is read from a text, also as DataCite JSON. */
export interface ReadRecord {
  record: Datacite
  value: unknown
  /** The offset in the text at which the record begins. */
  start: number
}

/** The records of a text in another format than DataCite's, and the number of findings about reading it. */
export interface ReadBack {
  records: ReadRecord[]
  remarks: number
}

/** Reads the records of a text. */
export function readBack(text: string, format: FormatId): ReadBack {
  const { documents, diagnostics, positions } = readSource(text, format)
  const records: ReadRecord[] = []
  let remarks = 0
  for (const { document, records: held } of documents) {
    remarks += misreadings(document, positions).length
    for (const { record, document: own } of held) {
      const { start = 0 } = own.locate(['']).get('')?.value ?? {}
      records.push({ record, value: writeDialect(restWriter, record).value, start })
    }
  }
  return { records, remarks: remarks + diagnostics.length }
}

/** Returns the stretch of a text that a record is read from; all of the text where records have no places of their own. */
export function stretchOf({ records }: ReadBack, index: number, text: string): { start: number; end: number } {
  const [own, next] = [records[index]?.start ?? 0, records[index + 1]?.start ?? text.length]
  return next > own ? { start: own, end: next } : { start: 0, end: text.length }
}
