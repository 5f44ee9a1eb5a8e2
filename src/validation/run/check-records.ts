import type { DataciteFormatId } from '../../datacite/format.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import { joinParts, type PieceResult } from '../../records/place.ts'
import type { PartOfPiece, ReadPiece } from '../../records/read-piece.ts'
import type { Positions } from '../../text/positions.ts'
import type { CheckReport, RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { asInDraft } from './as-in-draft.ts'
import { checkDocuments } from './check-document.ts'
import { Room } from './room.ts'
import { recordsAtOnce } from './run-rules.ts'

/**
 * A function that checks the metadata embedded in a record, and returns the record's report including the findings.
 * Returns undefined if there are no embedded metadata, or if they are a mere copy of the record's attributes.
 */
export type CheckCarried = (
  source: SourceRecord,
  report: RecordReport,
  settings: Settings,
  positions: Positions | undefined,
) => RecordReport | undefined

/** The observer of a check, and the limit on its findings. */
export interface CheckWatch {
  /** A function that receives every reported record, in input order. */
  see?: ((source: SourceRecord) => void) | undefined
  /** The limit on the number of stored findings. Unlimited by default. */
  room?: Room
}

/** Checks every record in a piece of the input; `carried` checks the metadata embedded in a record. */
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
          records.push(placed((source && carried(source, report, settings, part.positions)) ?? report, part, source))
        }
    const unread = settings.event === 'none' ? part.diagnostics.map(asInDraft) : part.diagnostics
    return { records, diagnostics: room.keep(unread) }
  })
  const { result, extent } = joinParts(read, checked)
  return { result: { ...result, ...room.rest() }, extent }
}

/**
 * Groups documents so that each rule runs over many records in succession. Reads the documents of a group only when the
 * group is requested.
 */
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

/**
 * Returns the report on a record with positions that refer to the whole piece of input. For a record converted from
 * another format, the report states that format, and the pointers stay unchanged.
 */
function placed(report: RecordReport, { placed: move }: PartOfPiece<unknown>, source?: SourceRecord): RecordReport {
  const format = source?.converted
  const diagnostics = report.diagnostics.map(finding => {
    const moved = move(finding)
    return format === undefined ? moved : { ...moved, pointer: finding.pointer }
  })
  return { ...report, diagnostics, ...(format !== undefined && { format: format as DataciteFormatId }) }
}
