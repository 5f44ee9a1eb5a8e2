import type { Diagnostic } from '../diagnostic.ts'
import { decodeText } from '../text/decode-text.ts'
import type { ParsedText } from '../text/document.ts'
import { faultFinding, inputFinding } from '../text/input-finding.ts'
import { parseJsonLines } from '../text/json/document.ts'
import { firstCharacter, parseData } from '../text/parse-data.ts'
import { Positions } from '../text/positions.ts'
import type { Keeping } from './dialects/read-members.ts'
import type { DataciteFormatId } from './format.ts'
import {
  type DocumentReading,
  dialectNamed,
  type RecordDocument,
  readDocument,
  type SourceDocument,
} from './read-document.ts'
import { parseDataciteXml } from './xml/document.ts'

/** An input that is being read, a document at a time. */
export interface Source<Id extends string = DataciteFormatId> {
  documents: Iterable<SourceDocument<Id>>
  /** What could not be read; complete when all documents have been asked for. */
  diagnostics: Diagnostic[]
  /** Places in the text; a value that was parsed already has none. */
  positions?: Positions
}

/**
 * Reads an input in one of DataCite's formats: bytes become a text (`decodeText`), the text documents (`parseData`, `parseDataciteXml`),
 * the values of a document candidates (`candidatesIn`), and each candidate a record in the dialect that recognises it (`readDocument`).
 * It does so a document at a time, and keeps as much of the extras as is wanted. Of a part of NDJSON it should be said that it has lines.
 * An unknown `from` is a `TypeError`.
 */
export function readDataciteSource(
  input: string | Uint8Array,
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
  hasLines = false,
): Source {
  dialectNamed(from)
  const decoded = decodeText(input)
  if (!decoded.ok) {
    const { message, before } = decoded
    const positions = new Positions(before)
    const finding = inputFinding('schema/encoding', message, '', positions.range(before.length, before.length))
    return { documents: [], diagnostics: [finding], positions }
  }
  const positions = new Positions(decoded.text)
  const diagnostics: Diagnostic[] = []
  return { documents: readDocuments(positions, from, extras, diagnostics, hasLines), diagnostics, positions }
}

function* readDocuments(
  positions: Positions,
  from: DataciteFormatId | 'auto',
  extras: Keeping,
  diagnostics: Diagnostic[],
  hasLines: boolean,
): Generator<SourceDocument> {
  const { syntax, parts } = hasLines ? parseJsonLines(positions.text) : parseDocuments(positions.text, from, extras)
  const reading: DocumentReading = { from, extras, next: 0 }
  for (const part of parts) {
    if ('fault' in part) diagnostics.push(faultFinding(part.fault, syntax, positions))
    else yield readDocument(part.document, syntax, reading, diagnostics, positions)
  }
}

function parseDocuments(text: string, from: DataciteFormatId | 'auto', extras: Keeping): ParsedText<RecordDocument> {
  const isXml = from === 'datacite-xml' || (from === 'auto' && firstCharacter(text) === '<')
  return isXml ? parseDataciteXml(text, extras !== false) : parseData(text)
}
