import type { SourceRecord } from '../../datacite/read-document.ts'
import type { Source } from '../../datacite/source.ts'
import type { CheckReport, RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { checkDocument } from './check-document.ts'
import { Room } from './room.ts'

/** Makes the report on a record that carries its metadata in another form; undefined where it carries none. */
export type CheckCarried = (source: SourceRecord, report: RecordReport, settings: Settings) => RecordReport | undefined

/**
 * Checks every record of a source, and what each carries by `carried`; each is shown with what it was read from, and `room` bounds the
 * findings that are kept.
 */
export function checkSourceWith(
  carried: CheckCarried,
  { documents, diagnostics, positions }: Source,
  settings: Settings,
  see: (source: SourceRecord) => void = () => undefined,
  room = new Room(),
): CheckReport {
  const records: RecordReport[] = []
  for (const document of documents)
    for (const report of checkDocument(document, settings, positions, room)) {
      const source = document.records[report.index - (document.records[0]?.index ?? 0)]
      if (source !== undefined) see(source)
      records.push((source && carried(source, report, settings)) ?? report)
    }
  return { records, diagnostics: room.keep(diagnostics), ...room.rest() }
}
