import { lookInto } from '../argument.ts'
import { dialectNamed, readDocument, type SourceRecord } from '../datacite/read-document.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { placeless } from '../text/placeless.ts'
import { withXmlUnread } from './beside-xml.ts'
import { checkDocument } from './check-document.ts'
import type { CheckOptions, CheckReport, RecordReport } from './report.ts'
import { Room } from './room.ts'
import { type Settings, settingsOf } from './settings.ts'

/**
 * Checks a parsed record or a list of records: objects in any of the JSON dialects, as `JSON.parse` returns them. Finds what
 * `check` finds, but without positions and without bundling readers for text: XML in `attributes.xml` is not read, and what may stand there is not missed.
 *
 * @example
 * checkValue({ doi: '10.5072/a', creators: [{ name: 'Okafor, Ada' }] }).records[0]?.format // → 'datacite-rest'
 */
export const checkValue = (value: unknown, options: CheckOptions = {}): CheckReport =>
  judgeValue(value, options, withXmlUnread)

/** Checks a value, and lets the report on a record that carries XML be made anew. */
export function judgeValue(
  value: unknown,
  options: CheckOptions,
  judgeXml: (source: SourceRecord, report: RecordReport, settings: Settings) => RecordReport | undefined,
): CheckReport {
  const settings = settingsOf(options)
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
