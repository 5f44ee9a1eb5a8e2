import type { SourceDocument } from '../datacite/read-document.ts'
import type { Diagnostic } from '../diagnostic.ts'
import { placesAround } from '../pointer.ts'
import type { Document } from '../text/document.ts'
import { placeOf } from '../text/place.ts'
import type { Positions } from '../text/positions.ts'
import { checkRecord, type Oddities, type Unplaced } from './check-record.ts'
import type { RecordReport } from './report.ts'
import type { Room } from './room.ts'
import type { Settings } from './settings.ts'

/** Checks the records of one document; findings have positions if there is a text. Without room, a record is only counted. */
export function checkDocument(
  { document, records }: SourceDocument,
  settings: Settings,
  positions: Positions | undefined,
  room?: Room,
): RecordReport[] {
  const oddities: Oddities = { duplicates: document.duplicates(), imprecise: document.imprecise() }
  const checked: Unplaced[] = []
  for (const record of records) {
    const one = checkRecord(record, settings, oddities)
    if (room === undefined || room.takes(one.report)) checked.push(one)
  }
  const isClean = checked.every(({ report }) => report.diagnostics.length === 0)
  if (!isClean && positions !== undefined) place(document, positions, checked)
  return checked.map(({ report }) => report)
}

/** Sets the position of every finding, in one pass over the text of the document, and sorts by it. */
function place(document: Document, positions: Positions, checked: readonly Unplaced[]): void {
  const pointers = checked.flatMap(({ report }) => report.diagnostics.flatMap(({ pointer }) => placesAround(pointer)))
  const located = document.locate(new Set(pointers))
  for (const { report, atKey, stretches } of checked) {
    for (const diagnostic of report.diagnostics) {
      const stretch = stretches.get(diagnostic)
      const { range, path } =
        stretch === undefined ? placeOf(diagnostic.pointer, atKey.has(diagnostic), located) : { range: stretch }
      if (range !== undefined) diagnostic.position = positions.range(range.start, range.end)
      if (path !== undefined) diagnostic.path = path
    }
    report.diagnostics.sort((a, b) => offsetOf(a) - offsetOf(b))
  }
}

const offsetOf = ({ position }: Diagnostic): number => position?.start.offset ?? 0
