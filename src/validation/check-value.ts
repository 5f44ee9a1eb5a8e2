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
 * Checks a parsed record, or each record of a list, in any of the JSON dialects. Reports what the kernel's schema
 * rejects, and what the registry rejects or drops.
 *
 * Reports unknown members too and, in the profiles `registry` and `strict`, values that the registry changes, but not
 * additions. `check` also accepts values but is twice the size, because it includes the rules of good practice and the
 * profile `fair`. Here, rules of good practice run only if given as `ownRules`. Does not read XML in `attributes.xml`,
 * and does not report a member as missing if that XML may contain it.
 *
 * @example
 * const report = checkValue({ doi: '10.5072/a', creators: [{ name: 'Okafor, Ada' }] })
 * report.records[0]?.format // → 'datacite-rest'
 * report.records[0]?.diagnostics[0]?.message // → 'The record has no titles; the property "3 title" is mandatory.'
 */
export const checkValue = (value: unknown, options: CheckOptions = {}): CheckReport =>
  judgeValue(heldInput(value), options, settingsOf(options, decisive), withXmlUnread)

/** A rule book that contains the input rules, but no rules of good practice. */
const decisive: RuleBook = { rules: [], inputRules }

/** Checks a value. `carried` is the function that checks XML inside a record. */
export const judgeValue = (
  value: unknown,
  { from, maxFindings }: Pick<CheckOptions, 'from' | 'maxFindings'>,
  settings: Settings,
  carried: CheckCarried,
): CheckReport =>
  checkRecords(records(value as object, valueReaders(from)), settings, carried, { room: new Room(maxFindings) }).result
