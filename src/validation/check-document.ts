import type { Diagnostic } from '../diagnostic.ts'
import type { Document } from '../formats/document.ts'
import type { Positions } from '../formats/positions.ts'
import type { SourceDocument } from '../formats/read-document.ts'
import { parsePointer, toPointer } from '../pointer.ts'
import type { Oddities, Unplaced } from './check-record.ts'
import { checkRecord } from './check-record.ts'
import type { RecordReport } from './report.ts'
import type { Settings } from './settings.ts'

/** Checks the records of one document; findings get their positions where there is a text. */
export function checkDocument(
  { document, records }: SourceDocument,
  settings: Settings,
  positions: Positions | undefined,
): RecordReport[] {
  const oddities: Oddities = { duplicates: document.duplicates(), imprecise: document.imprecise() }
  const checked = records.map(record => checkRecord(record, settings, oddities))
  const isClean = checked.every(({ report }) => report.diagnostics.length === 0)
  if (!isClean && positions !== undefined) place(document, positions, checked)
  return checked.map(({ report }) => report)
}

/** Gives every finding its position, in one pass over the text of the document, and sorts by it. */
function place(document: Document, positions: Positions, checked: readonly Unplaced[]): void {
  const pointers = checked.flatMap(({ report }) => report.diagnostics.flatMap(({ pointer }) => withAncestors(pointer)))
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

type LocatedValues = ReturnType<Document['locate']>

/** A finding about something that is missing points to what should hold it. */
function withAncestors(pointer: string): string[] {
  const steps = parsePointer(pointer)
  return steps.map((_, depth) => toPointer(steps.slice(0, depth))).concat(pointer)
}

/** The value itself; of an object or list its name, or else the bracket that opens it; and its path in XML. */
function placeOf(
  pointer: string,
  atKey: boolean,
  located: LocatedValues,
): { range?: { start: number; end: number }; path?: string | undefined } {
  const exact = located.get(pointer)
  const found =
    exact ??
    withAncestors(pointer)
      .reverse()
      .map(ancestor => located.get(ancestor))
      .find(entry => entry !== undefined)
  if (found === undefined) return {}
  const { key, value, path } = found
  if (key !== undefined && (atKey || exact === undefined || value.container)) return { range: key, path }
  return { range: value.container ? { start: value.start, end: value.start + 1 } : value, path }
}
