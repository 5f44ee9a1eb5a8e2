import { dataciteReaders } from '../datacite/read/datacite-readers.ts'
import { inputText } from '../datacite/read/read-value.ts'
import { valueReaders } from '../datacite/read/value-readers.ts'
import { heldInput } from '../model/given/held-record.ts'
import { records } from '../records/read-piece.ts'
import { checkSettings } from './all-rules.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { checkEmbedded } from './run/check-embedded.ts'
import { checkRecords } from './run/check-records.ts'
import { Room } from './run/room.ts'

/**
 * Checks every record of an input: text, bytes, a parsed value, or a result of this package that contains records.
 *
 * Reports what the kernel's XSD would reject, what the registry would reject, drop or change, and what good practice
 * recommends.
 *
 * Never throws because of the contents of an input.
 * @throws TypeError for a wrong argument or option, and for a result of this package without records
 *
 * @example
 * check('{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}').records[0]?.outcome // → 'invalid'
 * check({ doi: '10.5072/a', titles: [] }).records[0]?.diagnostics[0]?.pointer // → '/creators'
 */
export function check(input: string | Uint8Array | object, options: CheckOptions = {}): CheckReport {
  const settings = checkSettings(options)
  const room = new Room(options.maxFindings)
  const piece =
    inputText(input) === undefined
      ? records(heldInput(input) as object, valueReaders(options.from))
      : records(input, dataciteReaders(options.from, false))
  return checkRecords(piece, settings, checkEmbedded, { room }).result
}
