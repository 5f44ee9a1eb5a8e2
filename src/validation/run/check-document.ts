import type { Diagnostic } from '../../core/diagnostic.ts'
import type { SourceDocument } from '../../datacite/read-document.ts'
import type { Document } from '../../text/document.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'
import type { RecordReport } from '../report.ts'
import type { Settings } from '../settings.ts'
import { checkRecords, type Unplaced } from './check-record.ts'
import type { Oddities } from './input-findings.ts'
import type { Room } from './room.ts'

/** Records that are checked together: enough that it is fast, and few enough that they stay near the processor. */
const atOnce = 16

/** Checks the records of one document; findings have positions if there is a text. Without room, a record is only counted. */
export function checkDocument(
  document: SourceDocument,
  settings: Settings,
  positions: Positions | undefined,
  room?: Room,
): RecordReport[] {
  const [checked] = checkGroup([document], settings, positions, room)
  return checked?.reports ?? []
}

/** A document and the reports on its records, but for those that are only counted. */
export interface CheckedDocument {
  document: SourceDocument
  reports: RecordReport[]
}

/** Checks the records of documents as {@link checkDocument} does, some documents at a time. */
export function* checkDocuments(
  documents: Iterable<SourceDocument>,
  settings: Settings,
  positions: Positions | undefined,
  room?: Room,
): Generator<CheckedDocument> {
  let group: SourceDocument[] = []
  let size = 0
  for (const document of documents) {
    group.push(document)
    size += Math.max(1, document.records.length)
    if (size < atOnce) continue
    yield* checkGroup(group, settings, positions, room)
    group = []
    size = 0
  }
  yield* checkGroup(group, settings, positions, room)
}

function checkGroup(
  documents: readonly SourceDocument[],
  settings: Settings,
  positions: Positions | undefined,
  room: Room | undefined,
): CheckedDocument[] {
  const written = documents.flatMap(({ document, records }, number) => {
    const oddities: Oddities = { duplicates: document.duplicates(), imprecise: document.imprecise() }
    return records.map(source => ({ source, oddities, number }))
  })
  const kept: Unplaced[][] = documents.map(() => [])
  for (let from = 0; from < written.length; from += atOnce) {
    const some = written.slice(from, from + atOnce)
    for (const [at, one] of checkRecords(some, settings).entries())
      if (room === undefined || room.takes(one.report)) kept[some[at]?.number ?? 0]?.push(one)
  }
  return documents.map((document, number) => {
    const checked = kept[number] ?? []
    const isClean = checked.every(({ report }) => report.diagnostics.length === 0)
    if (!isClean && positions !== undefined) place(document.document, positions, checked)
    return { document, reports: checked.map(({ report }) => report) }
  })
}

/** Sets the position of every finding, in one pass over the text of the document, and sorts by it. */
function place(document: Document, positions: Positions, checked: readonly Unplaced[]): void {
  const pointers = checked.flatMap(({ report }) => report.diagnostics.map(({ pointer }) => pointer))
  const places = placesIn(document, pointers)
  for (const { report, atKey, stretches } of checked) {
    for (const diagnostic of report.diagnostics) {
      const stretch = stretches.get(diagnostic)
      const { range, path } =
        stretch === undefined ? places(diagnostic.pointer, atKey.has(diagnostic)) : { range: stretch }
      if (range !== undefined) diagnostic.position = positions.range(range.start, range.end)
      if (path !== undefined) diagnostic.path = path
    }
    report.diagnostics.sort((a, b) => offsetOf(a) - offsetOf(b))
  }
}

const offsetOf = ({ position }: Diagnostic): number => position?.start.offset ?? 0
