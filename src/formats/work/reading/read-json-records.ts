import { requireText } from '../../../core/argument.ts'
import type { Diagnostic } from '../../../core/diagnostic.ts'
import { toPointer } from '../../../core/pointer.ts'
import { type Candidate, candidatesIn } from '../../../datacite/read/candidates.ts'
import { misreadings } from '../../../datacite/read/misreadings.ts'
import type { Message } from '../../../messages/message.ts'
import { isMessage } from '../../../messages/values.ts'
import type { Datacite } from '../../../model/datacite.ts'
import type { Document } from '../../../text/document.ts'
import { faultFinding, inputFinding, inputWarning } from '../../../text/input-finding.ts'
import { parseData } from '../../../text/parse-data.ts'
import { parsedValue } from '../../../text/placeless.ts'
import { Positions } from '../../../text/positions.ts'
import type { Stretch } from '../../../text/stretch.ts'
import type { ReadResult } from '../../format.ts'
import { sayWork } from '../losses/work-messages.ts'
import { deepest, isTooDeep } from './too-deep.ts'

/** The rules for reading the records of a JSON format. */
export interface JsonReading {
  /** Returns the values of a document that should be records. The default is {@link candidatesIn}. */
  candidates?: (value: unknown) => Candidate[]
  /** Checks a whole document before its records are read. */
  look?: (document: unknown, note: Note) => void
  /** Returns the record in a value, or a message if the value is not a record. */
  read: (value: unknown, note: Note) => Datacite | Message
}

/** A function that adds a non-fatal finding about a part of a record. */
export type Note = (path: readonly (string | number)[], message: Message, rule?: string) => void

/**
 * Reads the records of a JSON format from JSON, NDJSON, YAML or a parsed value.
 *
 * A value that is not a record is an error with its place, and the other values are still read. A document nested more
 * than 500 deep is a single error.
 */
export function readJsonRecords(input: string | object, reading: JsonReading): ReadResult {
  const isText = typeof input !== 'object' || input === null
  const positions = new Positions(isText ? input : '')
  const records: Datacite[] = []
  const diagnostics: Diagnostic[] = []
  const { syntax, parts } = isText ? parseData(input) : parsedValue(input)
  for (const part of parts) {
    if ('fault' in part) diagnostics.push(faultFinding(part.fault, syntax, positions))
    else {
      for (const change of misreadings(part.document, positions)) diagnostics.push(change)
      const placeable = readRecordsIn(part.document.value, reading, records)
      for (const finding of placed(placeable, part.document, positions)) diagnostics.push(finding)
    }
  }
  if (records.length === 0 && diagnostics.length === 0)
    diagnostics.push(inputFinding('schema/unrecognised', sayWork('empty'), ''))
  return records.length === 0 ? { ok: false, diagnostics } : { ok: true, records, diagnostics }
}

/** Returns the readers of a JSON format and the locator of its records. */
export const jsonReadersOf = (reading: JsonReading): ReturnType<typeof readersOf> =>
  readersOf(input => readJsonRecords(input, reading), reading.candidates ?? candidatesIn)

/**
 * Returns the readers of a JSON format, for text and for parsed values. Includes the locator of its records if
 * `candidates` is given.
 */
export const readersOf = (
  read: (input: string | object) => ReadResult,
  candidates?: JsonReading['candidates'],
): { read(text: string): ReadResult; readValue(value: object): ReadResult; places?(text: string): Stretch[] } => ({
  read(text) {
    requireText(text)
    return read(text)
  },
  readValue: value => read(value),
  ...(candidates && { places: text => placesOfValues(text, candidates) }),
})

function placesOfValues(text: string, candidates: (value: unknown) => Candidate[]): Stretch[] {
  const places: Stretch[] = []
  for (const part of parseData(text).parts) {
    if ('fault' in part) continue
    const pointers = candidates(part.document.value).map(({ base }) => toPointer(base))
    const located = part.document.locate(new Set(pointers))
    for (const pointer of pointers) {
      const { start, end, container } = located.get(pointer)?.value ?? { start: 0, end: 0, container: false }
      places.push({ start, end: container ? start + 1 : end })
    }
  }
  return places
}

/** Reads the records of a document into `records`. Returns the findings about the document, without positions. */
function readRecordsIn(document: unknown, reading: JsonReading, records: Datacite[]): Diagnostic[] {
  if (isTooDeep(document)) {
    const message = sayWork('tooDeep', { depth: deepest })
    return [inputFinding('schema/unrecognised', message, '')]
  }
  const diagnostics: Diagnostic[] = []
  const noteFrom =
    (base: Candidate['base']): Note =>
    (path, message, rule = 'unreadable-value') =>
      diagnostics.push(inputWarning(rule, message, toPointer([...base, ...path])))
  reading.look?.(document, noteFrom([]))
  for (const { value, base } of (reading.candidates ?? candidatesIn)(document)) {
    const read = reading.read(value, noteFrom(base))
    if (!isMessage(read)) records.push(read)
    else diagnostics.push(inputFinding('schema/unrecognised', read, toPointer(base)))
  }
  return diagnostics
}

/** Adds the positions of findings, in a single pass over the text for all of them. */
function placed(findings: readonly Diagnostic[], document: Document, positions: Positions): Diagnostic[] {
  if (findings.length === 0) return []
  const located = document.locate(new Set(findings.map(({ pointer }) => pointer)))
  return findings.map(finding => {
    const at = located.get(finding.pointer)?.value
    return at === undefined
      ? finding
      : { ...finding, position: positions.range(at.start, at.container ? at.start + 1 : at.end) }
  })
}
