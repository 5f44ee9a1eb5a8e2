import { valueReaders } from '../datacite/read/value-readers.ts'
import { records } from '../records/read-piece.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { inputRules } from './rules/index.ts'
import { withXmlUnread } from './run/beside-xml.ts'
import { type CheckCarried, checkRecords } from './run/check-records.ts'
import { Room } from './run/room.ts'
import { type RuleBook, type Settings, settingsOf } from './settings.ts'

/**
 * Checks whether and how the registry takes a parsed record, or each of a list: objects in any of the JSON dialects, as `JSON.parse`
 * returns them. Finds what the kernel's schema refuses, members that nobody knows, and what the registry refuses, drops or, in the profiles
 * `registry` and `strict`, changes, but not what it adds. Half the size of `check`, which takes values as well and also asks the rules of good practice: these
 * are left out here, with the profile `fair`, unless they are given as `ownRules`. XML in `attributes.xml` is not read, and what may stand there is not missed.
 *
 * @example
 * const report = checkValue({ doi: '10.5072/a', creators: [{ name: 'Okafor, Ada' }] })
 * report.records[0]?.format // → 'datacite-rest'
 * report.records[0]?.diagnostics[0]?.message // → 'The record has no titles; 3 title is mandatory.'
 */
export const checkValue = (value: unknown, options: CheckOptions = {}): CheckReport =>
  judgeValue(value, options, settingsOf(options, decisive), withXmlUnread)

/** No rules but those about how a value is written: they say what would be lost. */
const decisive: RuleBook = { rules: [], inputRules }

/** Checks a value; `carried` makes the report on a record that carries XML. */
export const judgeValue = (
  value: unknown,
  { from, maxFindings }: Pick<CheckOptions, 'from' | 'maxFindings'>,
  settings: Settings,
  carried: CheckCarried,
): CheckReport =>
  checkRecords(records(value as object, valueReaders(from)), settings, carried, { room: new Room(maxFindings) }).result
