import type { Format, WriteOptions } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { RecordSink } from './record-sink.ts'

/** The records of all inputs in one text on standard output, for a format whose text has a heading or a root, or keys that no two records share. */
export function gatheredText({ writeAll }: Format, options: WriteOptions, { stdout }: Terminal): RecordSink {
  const records: Datacite[] = []
  return {
    async take(piece) {
      for (const { record } of piece.records) if (record !== undefined) records.push(record)
      return { problems: [] }
    },
    async end() {
      if (records.length > 0) stdout.write(writeAll?.(records, options).text ?? '')
      return []
    },
  }
}
