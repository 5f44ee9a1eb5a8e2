import type { Format, WriteOptions } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { RecordSink } from './record-sink.ts'

/**
 * Creates a sink that writes the records of all inputs as one text to standard output. The sink is for formats whose
 * texts have a heading, a root element or unique keys.
 */
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
