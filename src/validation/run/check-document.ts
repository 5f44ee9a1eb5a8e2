import type { Diagnostic } from '../../core/diagnostic.ts'
import type { SourceDocument, SourceRecord } from '../../datacite/read/read-document.ts'
import type { Document } from '../../text/document.ts'
import { placesIn } from '../../text/place.ts'
import type { Positions } from '../../text/positions.ts'
import type { RecordReport } from '../report.ts'
import type { Rule } from '../rule.ts'
import type { Settings } from '../settings.ts'
import { checkRecord, isDescribed, subjectOf, type Unplaced } from './check-record.ts'
import type { Oddities } from './input-findings.ts'
import type { Room } from './room.ts'
import { type RuleFinding, runRules } from './run-rules.ts'

/**
 * Checks the records of one document and returns the reports that `room` keeps. Findings have positions only if
 * `positions` is given.
 */
export const checkDocument = (
  source: SourceDocument,
  settings: Settings,
  positions: Positions | undefined,
  room?: Room,
): RecordReport[] => checkDocuments([source], settings, positions, room)[0] ?? []

/** Checks the records of several documents of one text. Returns, for each document, the reports that `room` keeps. */
export function checkDocuments(
  sources: readonly SourceDocument[],
  settings: Settings,
  positions: Positions | undefined,
  room?: Room,
): RecordReport[][] {
  const all = sources.flatMap(({ records }) => records)
  const foundIn = new Map<SourceRecord, readonly RuleFinding[]>()
  const run = (rules: readonly Rule[], records: readonly SourceRecord[]): void => {
    const found = runRules(
      rules,
      records.map(record => subjectOf(record, settings)),
    )
    for (const [number, record] of records.entries()) foundIn.set(record, found[number] ?? [])
  }
  run(settings.rules, all.filter(isDescribed))
  const external = all.filter(record => !isDescribed(record))
  if (external.length > 0)
    run(
      settings.rules.filter(({ isForExternal }) => isForExternal),
      external,
    )
  return sources.map(({ document, records }) => {
    const oddities: Oddities = { duplicates: document.duplicates(), imprecise: document.imprecise() }
    const kept: Unplaced[] = []
    for (const record of records) {
      const checked = checkRecord(record, foundIn.get(record) ?? [], oddities, settings)
      if (room === undefined || room.takes(checked.report)) kept.push(checked)
    }
    const isClean = kept.every(({ report }) => report.diagnostics.length === 0)
    if (!isClean && positions !== undefined) place(document, positions, kept)
    return kept.map(({ report }) => report)
  })
}

/** Locates all findings in one pass over the text of the document. Sorts the findings of each record by position. */
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
