import type { Diagnostic } from '../diagnostic.ts'
import type { Document } from '../formats/document.ts'
import type { Positions } from '../formats/positions.ts'
import { readSource } from '../formats/read.ts'
import { parsePointer, toPointer } from '../pointer.ts'
import type { Oddities, Unplaced } from './check-record.ts'
import { checkRecord } from './check-record.ts'
import type { CheckOptions, CheckReport, RecordReport } from './report.ts'
import { settingsOf } from './settings.ts'

/**
 * Checks every record of an input: what the kernel's XSD would refuse, what the registry would drop or change, and what good
 * practice asks for, all at once. Never throws on input, whatever it holds; a wrong option is a `TypeError`.
 */
export function check(input: string | Uint8Array, options: CheckOptions = {}): CheckReport {
  const settings = settingsOf(options)
  const { documents, diagnostics, positions } = readSource(input, options.from, false)
  const records: RecordReport[] = []
  for (const { document, records: held } of documents) {
    const oddities: Oddities = { duplicates: document.duplicates(), imprecise: document.imprecise() }
    const checked = held.map(record => checkRecord(record, settings, oddities))
    if (checked.some(({ report }) => report.diagnostics.length > 0)) place(document, positions, checked)
    for (const { report } of checked) records.push(report)
  }
  return { records, diagnostics }
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
