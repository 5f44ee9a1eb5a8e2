import type { DataciteFormatId } from '../../datacite/format.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import { joinParts, type PieceResult } from '../../records/place.ts'
import type { PartOfPiece, ReadPiece } from '../../records/read-piece.ts'
import type { CheckReport, RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { checkDocuments } from './check-document.ts'
import { Room } from './room.ts'
import { recordsAtOnce } from './run-rules.ts'

/** Makes the report on a record that carries its metadata in another form; undefined where it carries none. */
export type CheckCarried = (source: SourceRecord, report: RecordReport, settings: Settings) => RecordReport | undefined

/** The observer of a check, and its limit. */
export interface CheckWatch {
  /** Gets each record before its report is placed, in their order. */
  see?: ((source: SourceRecord) => void) | undefined
  /** Bounds the findings that are kept; no bound where not given. */
  room?: Room
}

/** Checks every record of a piece, and by `carried` the metadata that a record carries in another form. */
export function checkRecords(
  read: ReadPiece<SourceDocument>,
  settings: Settings,
  carried: CheckCarried,
  { see, room = new Room() }: CheckWatch = {},
): PieceResult<CheckReport> {
  const checked = read.parts.map(part => {
    const records: RecordReport[] = []
    for (const documents of inGroups(part.documents))
      for (const [number, reports] of checkDocuments(documents, settings, part.positions, room).entries())
        for (const report of reports) {
          const sources = documents[number]?.records ?? []
          const source = sources[report.index - (sources[0]?.index ?? 0)]
          if (source !== undefined) see?.(source)
          records.push(placed((source && carried(source, report, settings)) ?? report, part, source))
        }
    return { records, diagnostics: room.keep(part.diagnostics) }
  })
  const { result, extent } = joinParts(read, checked)
  return { result: { ...result, ...room.rest() }, extent }
}

/** Groups documents so that rules run over many records at once. Reads no more documents than the group has. */
function* inGroups<D>(documents: Iterable<D>): Generator<D[]> {
  let group: D[] = []
  for (const document of documents) {
    group.push(document)
    if (group.length < recordsAtOnce) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

/** The report on a record with the places of its findings in the piece; pointers into a converted record stay as they are. */
function placed(report: RecordReport, { placed: move }: PartOfPiece<unknown>, source?: SourceRecord): RecordReport {
  const format = source?.converted
  const diagnostics = report.diagnostics.map(finding => {
    const moved = move(finding)
    return format === undefined ? moved : { ...moved, pointer: finding.pointer }
  })
  return { ...report, diagnostics, ...(format !== undefined && { format: format as DataciteFormatId }) }
}
