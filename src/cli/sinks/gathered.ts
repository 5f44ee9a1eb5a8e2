import type { SourceRecord } from '../../datacite/read/read-document.ts'
import type { Format, FormatId, WriteOptions } from '../../formats/format.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Deliver } from './whole-files.ts'

/** Gathers the records of all inputs, for a format that has one text for them all: a table with its heading, a document with its root. */
export class Gathering {
  readonly #records: Datacite[] = []
  #pending: Datacite[] = []

  /** Begins with an input; the records of one that was begun before and not delivered are forgotten. */
  begin(): void {
    this.#pending = []
  }

  /** Adds a record of the input, and returns it. */
  take({ record }: SourceRecord<FormatId>): Datacite {
    this.#pending.push(record)
    return record
  }

  /** Keeps the records of the input. */
  readonly deliver: Deliver = async () => {
    for (const record of this.#pending.splice(0)) this.#records.push(record)
    return { problems: [] }
  }

  /** Writes all records that were kept to standard output. */
  write({ writeAll }: Format, options: WriteOptions, terminal: Terminal): void {
    if (this.#records.length > 0) terminal.stdout.write(writeAll?.(this.#records, options).text ?? '')
  }
}
