import { valueReaders } from '../datacite/read/value-readers.ts'
import { heldInput } from '../model/given/held-record.ts'
import { records } from '../records/read-piece.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { inputRules } from './rules/index.ts'
import { withXmlUnread } from './run/beside-xml.ts'
import { type CheckCarried, checkRecords } from './run/check-records.ts'
import { Room } from './run/room.ts'
import { type RuleBook, type Settings, settingsOf } from './settings.ts'

/**
 * Checks a parsed record, or each record of a list, in any of the JSON dialects: what the kernel's schema rejects, and
 * what the registry rejects or drops.
 *
 * Reports kernel schema errors, unknown members, and values that the registry rejects, drops or, in the profiles
 * `registry` and `strict`, changes, but not additions. Half the size of `check`, which also accepts values and applies
 * the rules of good practice. Here these rules and the profile `fair` are excluded unless given as `ownRules`. Does not
 * read XML in `attributes.xml`, and does not report members that it may contain as missing.
 *
 * @example
 * const report = checkValue({ doi: '10.5072/a', creators: [{ name: 'Okafor, Ada' }] })
 * report.records[0]?.format // → 'datacite-rest'
 * report.records[0]?.diagnostics[0]?.message // → 'The record has no titles; 3 title is mandatory.'
 */
export const checkValue = (value: unknown, options: CheckOptions = {}): CheckReport =>
  judgeValue(heldInput(value), options, settingsOf(options, decisive), withXmlUnread)

/** A rule book that contains only the input rules, which report lost values. */
const decisive: RuleBook = { rules: [], inputRules }

/** Checks a value. `carried` is the function that checks XML inside a record. */
export const judgeValue = (
  value: unknown,
  { from, maxFindings }: Pick<CheckOptions, 'from' | 'maxFindings'>,
  settings: Settings,
  carried: CheckCarried,
): CheckReport =>
  checkRecords(records(value as object, valueReaders(from)), settings, carried, { room: new Room(maxFindings) }).result
