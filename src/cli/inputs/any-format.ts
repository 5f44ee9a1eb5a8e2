import type { FormatId } from '../../formats/format.ts'
import { readRecords } from '../../formats/read/read-records.ts'
import type { RecordsRead } from '../../formats/read/records-in.ts'
import { formatOf } from './format-of.ts'
import type { Input } from './input.ts'

/** The records in an input in any format. */
export const recordsInAny = (input: Input, bytes: Uint8Array, from: FormatId | 'auto' | undefined): RecordsRead =>
  readRecords(bytes, { from: formatOf(input, bytes, from) })
