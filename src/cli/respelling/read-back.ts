import { misreadings } from '../../datacite/read/misreadings.ts'
import { writeDialect } from '../../datacite/writing/dialect-writer.ts'
import { restWriter } from '../../datacite/writing/writers.ts'
import type { Format } from '../../formats/format.ts'
import { formatReaders } from '../../formats/read/readers.ts'
import type { Datacite } from '../../model/datacite.ts'
import { records as readRecords } from '../../records/read-piece.ts'

/** A record read from a text, both as read and as DataCite JSON. */
export interface ReadRecord {
  record: Datacite
  value: unknown
  /** The offset in the text at which the record begins. */
  start: number
}

/** The records of a text in a foreign format, and the number of the reader's findings. */
export interface ReadBack {
  records: ReadRecord[]
  remarks: number
}

/** Reads the records of a text. */
export function readBack(text: string, format: Format): ReadBack {
  const [{ documents, diagnostics, positions }] = readRecords(text, formatReaders([format], format.id)).parts
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

/** Returns the range of a record in a text. Returns the whole text if the records have no positions. */
export function stretchOf({ records }: ReadBack, index: number, text: string): { start: number; end: number } {
  const [own, next] = [records[index]?.start ?? 0, records[index + 1]?.start ?? text.length]
  return next > own ? { start: own, end: next } : { start: 0, end: text.length }
}
