import { lookInto } from '../core/argument.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import { dialectNamed, readDocument, type SourceRecord } from '../datacite/read-document.ts'
import { placeless } from '../text/placeless.ts'
import type { CheckOptions, CheckReport, RecordReport } from './report.ts'
import { inputRules } from './rules/index.ts'
import { withXmlUnread } from './run/beside-xml.ts'
import { checkDocument } from './run/check-document.ts'
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

/** Checks a value, and lets the report on a record that carries XML be made anew. */
export function judgeValue(
  value: unknown,
  options: Pick<CheckOptions, 'from' | 'maxFindings'>,
  settings: Settings,
  judgeXml: (source: SourceRecord, report: RecordReport, settings: Settings) => RecordReport | undefined,
): CheckReport {
  const room = new Room(options.maxFindings)
  const diagnostics: Diagnostic[] = []
  const reading = { from: options.from ?? 'auto', extras: false, next: 0 } as const
  dialectNamed(reading.from)
  return lookInto(() => {
    const source = readDocument(placeless(value), 'json', reading, diagnostics)
    const records = checkDocument(source, settings, undefined, room).map(report => {
      const record = source.records[report.index - (source.records[0]?.index ?? 0)]
      return (record && judgeXml(record, report, settings)) ?? report
    })
    return { records, diagnostics: room.keep(diagnostics), ...room.rest() }
  })
}
