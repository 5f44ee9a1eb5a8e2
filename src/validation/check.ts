import type { Diagnostic } from '../diagnostic.ts'
import type { Document } from '../formats/document.ts'
import { placeOf, withAncestors } from '../formats/place.ts'
import type { Positions } from '../formats/positions.ts'
import { readSource } from '../formats/read.ts'
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
