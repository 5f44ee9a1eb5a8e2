import type { SourceRecord } from '../datacite/read-document.ts'
import { readDataciteSource } from '../datacite/read-source.ts'
import { inputText } from '../datacite/read-value.ts'
import type { Source } from '../datacite/source.ts'
import { checkSettings } from './all-rules.ts'
import { judgeValue } from './check-value.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { checkEmbedded } from './run/check-embedded.ts'
import { checkSourceWith } from './run/check-source.ts'
import { Room } from './run/room.ts'
import type { Settings } from './settings.ts'

/**
 * Checks every record of an input, which is text, bytes or a value that was parsed already: what the kernel's XSD would reject, what the registry would drop or change, and what good
 * practice recommends. Never throws because of what an input contains; a wrong argument or option is a `TypeError`.
 *
 * @example
 * check('{"doi": "10.5072/a", "titles": [{"title": "Soil moisture"}]}').records[0]?.outcome // → 'invalid'
 * check({ doi: '10.5072/a', titles: [] }).records[0]?.diagnostics[0]?.pointer // → '/creators'
 */
export function check(input: string | Uint8Array | object, options: CheckOptions = {}): CheckReport {
  const given = inputText(input)
  const settings = checkSettings(options)
  if (given === undefined) return judgeValue(input, options, settings, checkEmbedded)
  return checkSource(readDataciteSource(given, options.from, false), settings, undefined, new Room(options.maxFindings))
}

/** Checks every record of a source; each is shown with what it was read from, and `room` bounds the findings that are kept. */
export const checkSource = (
  source: Source,
  settings: Settings,
  see?: (source: SourceRecord) => void,
  room?: Room,
): CheckReport => checkSourceWith(checkEmbedded, source, settings, see, room)
