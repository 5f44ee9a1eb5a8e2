import { dataciteReaders } from '../datacite/read/datacite-readers.ts'
import { inputText } from '../datacite/read/read-value.ts'
import { valueReaders } from '../datacite/read/value-readers.ts'
import { records } from '../records/read-piece.ts'
import { checkSettings } from './all-rules.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { checkEmbedded } from './run/check-embedded.ts'
import { checkRecords } from './run/check-records.ts'
import { Room } from './run/room.ts'

/**
 * Checks every record of an input, which is text, bytes or a value that was parsed already: what the kernel's XSD would reject, what the registry would drop or change, and what good
 * practice recommends. Never throws because of what an input contains; a wrong argument or option is a `TypeError`.
 *
 * @example
 * check('{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}').records[0]?.outcome // → 'invalid'
 * check({ doi: '10.5072/a', titles: [] }).records[0]?.diagnostics[0]?.pointer // → '/creators'
 */
export function check(input: string | Uint8Array | object, options: CheckOptions = {}): CheckReport {
  const settings = checkSettings(options)
  const readers = inputText(input) === undefined ? valueReaders(options.from) : dataciteReaders(options.from, false)
  const room = new Room(options.maxFindings)
  return checkRecords(records(input, readers), settings, checkEmbedded, { room }).result
}
