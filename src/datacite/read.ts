import type { Diagnostic } from '../diagnostic.ts'
import { decode } from '../text/decode.ts'
import { inputFinding } from '../text/input-finding.ts'
import { Positions } from '../text/positions.ts'
import type { Keeping } from './dialects/walk.ts'
import type { DataciteFormatId } from './format.ts'
import { parseText } from './parse.ts'
import type { Reading, SourceDocument } from './read-document.ts'
import { dialectNamed, readDocument } from './read-document.ts'

export type { SourceDocument, SourceRecord } from './read-document.ts'

/** An input that is being read, a document at a time. */
export interface Source<Id extends string = DataciteFormatId> {
  documents: Iterable<SourceDocument<Id>>
  /** What could not be read; complete when all documents have been asked for. */
  diagnostics: Diagnostic[]
  positions: Positions
}

/** Reads an input a document at a time, with origins and positions, and with as much of the extras as is wanted. An unknown `from` is a `TypeError`. */
export function readSource(
  input: string | Uint8Array,
  from: DataciteFormatId | 'auto' = 'auto',
  extras: Keeping = true,
): Source {
  dialectNamed(from)
  const decoded = decode(input)
  if (!decoded.ok) {
    const { message, before } = decoded
    const positions = new Positions(before)
    const finding = inputFinding('schema/encoding', message, '', positions.range(before.length, before.length))
    return { documents: [], diagnostics: [finding], positions }
  }
  const positions = new Positions(decoded.text)
  const diagnostics: Diagnostic[] = []
  return { documents: readDocuments(positions, from, extras, diagnostics), diagnostics, positions }
}

function* readDocuments(
  positions: Positions,
  from: DataciteFormatId | 'auto',
  extras: Keeping,
  diagnostics: Diagnostic[],
): Generator<SourceDocument> {
  const { syntax, parts } = parseText(positions.text, from, extras !== false)
  const reading: Reading = { from, extras, next: 0 }
  for (const part of parts) {
    if ('document' in part) {
      yield readDocument(part.document, syntax, reading, diagnostics, positions)
      continue
    }
    const { rule = syntax === 'yaml' ? 'schema/not-yaml' : 'schema/not-json', message, offset, end } = part.fault
    diagnostics.push(inputFinding(rule, message, '', positions.range(offset, end)))
  }
}
