import { misreadings } from '../../datacite/read/misreadings.ts'
import { writeDialect } from '../../datacite/writing/dialect-writer.ts'
import { restWriter } from '../../datacite/writing/writers.ts'
import type { Format } from '../../formats/format.ts'
import { formatReaders } from '../../formats/read/readers.ts'
import type { Datacite } from '../../model/datacite.ts'
import { records as readRecords } from '../../records/read-piece.ts'

/** A record as it is read from a text, and as DataCite JSON. */
export interface ReadRecord {
  record: Datacite
  value: unknown
  /** Where it begins in the text. */
  start: number
}

/** The records of a text in a format of others, and how much reading it has to say. */
export interface ReadBack {
  records: ReadRecord[]
  remarks: number
}

/** Reads a text to see what it says now. */
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

/** The stretch of a text that a record is read from; all of it where the format does not tell. */
export function stretchOf({ records }: ReadBack, index: number, text: string): { start: number; end: number } {
  const [own, next] = [records[index]?.start ?? 0, records[index + 1]?.start ?? text.length]
  return next > own ? { start: own, end: next } : { start: 0, end: text.length }
}
