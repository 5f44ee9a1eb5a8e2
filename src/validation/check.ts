import type { Diagnostic, Range } from '../diagnostic.ts'
import type { Document } from '../formats/document.ts'
import type { Source } from '../formats/read.ts'
import { readSource } from '../formats/read.ts'
import { parsePointer, toPointer } from '../pointer.ts'
import type { Oddities, Unplaced } from './check-record.ts'
import { checkRecord } from './check-record.ts'
import type { CheckOptions, CheckReport } from './report.ts'
import { settingsOf } from './settings.ts'

/**
 * Checks every record of an input: what the kernel's XSD would refuse, what the registry would drop or change, and what good
 * practice asks for, all at once. Never throws on input, whatever it holds; a wrong option is a `TypeError`.
 */
export function check(input: string | Uint8Array, options: CheckOptions = {}): CheckReport {
  const settings = settingsOf(options)
  const source = readSource(input, options.from, false)
  const oddities = new Map<Document, Oddities>()
  const oddOnes = (document: Document): Oddities => {
    const known = oddities.get(document) ?? { duplicates: document.duplicates(), imprecise: document.imprecise() }
    oddities.set(document, known)
    return known
  }
  const checked = source.records.map(record => checkRecord(record, settings, oddOnes(record.document)))
  place(source, checked)
  return { records: checked.map(({ report }) => report), diagnostics: source.diagnostics }
}

/** Gives every finding its position; one pass over the text of each document that has findings. */
function place(source: Source, checked: readonly Unplaced[]): void {
  const byDocument = new Map<Document, { diagnostic: Diagnostic; atKey: boolean }[]>()
  for (const [index, { report, atKey, stretches }] of checked.entries()) {
    const document = source.records[index]?.document
    if (document === undefined || report.diagnostics.length === 0) continue
    const wanting = byDocument.get(document) ?? []
    byDocument.set(document, wanting)
    for (const diagnostic of report.diagnostics) {
      const stretch = stretches.get(diagnostic)
      if (stretch === undefined) wanting.push({ diagnostic, atKey: atKey.has(diagnostic) })
      else diagnostic.position = source.positions.range(stretch.start, stretch.end)
    }
  }
  for (const [document, wanting] of byDocument) {
    const located = document.locate(new Set(wanting.flatMap(({ diagnostic }) => withAncestors(diagnostic.pointer))))
    for (const { diagnostic, atKey } of wanting) {
      const { range, path } = placeOf(diagnostic.pointer, atKey, located)
      if (range !== undefined) diagnostic.position = source.positions.range(range[0], range[1]) satisfies Range
      if (path !== undefined) diagnostic.path = path
    }
  }
}

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
): { range?: readonly [number, number]; path?: string | undefined } {
  const exact = located.get(pointer)
  const found =
    exact ??
    withAncestors(pointer)
      .reverse()
      .map(ancestor => located.get(ancestor))
      .find(entry => entry !== undefined)
  if (found === undefined) return {}
  const { key, value, path } = found
  if (key !== undefined && (atKey || exact === undefined || value.container))
    return { range: [key.start, key.end], path }
  return { range: [value.start, value.container ? value.start + 1 : value.end], path }
}
