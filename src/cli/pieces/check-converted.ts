import type { Format, FormatId } from '../../formats/format.ts'
import { records } from '../../records/read-piece.ts'
import { checkSettings } from '../../validation/all-rules.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import { checkRecords } from '../../validation/run/check-records.ts'
import { Room } from '../../validation/run/room.ts'
import { judgedReaders } from '../inputs/readers/judged-readers.ts'

/** Converts a text in a foreign format and checks the converted records. Fixes apply to the converted records. */
export function checkConverted(
  input: string | Uint8Array,
  format: Format,
  options: Omit<CheckOptions<FormatId>, 'from'>,
): CheckReport<FormatId> {
  const read = records(input, judgedReaders(format, options))
  return checkRecords(read, checkSettings(options), () => undefined, { room: new Room(options.maxFindings) }).result
}
