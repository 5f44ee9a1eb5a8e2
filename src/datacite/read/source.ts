import type { Diagnostic } from '../../core/diagnostic.ts'
import type { RecordSource } from '../../records/source.ts'
import { type DecodedText, decodeText } from '../../text/decode-text.ts'
import type { ParsedText } from '../../text/document.ts'
import { faultFinding, inputFinding } from '../../text/input-finding.ts'
import { Positions } from '../../text/positions.ts'
import type { Keeping } from '../dialects/read-members.ts'
import type { DataciteFormatId } from '../format.ts'
import {
  type DocumentReading,
  dialectNamed,
  type RecordDocument,
  readDocument,
  type SourceDocument,
} from './read-document.ts'

/** An input that is read one document at a time. */
export type Source<Id extends string = DataciteFormatId> = RecordSource<SourceDocument<Id>>

/**
 * Returns the source of an input whose text is parsed by `parse`.
 *
 * @throws TypeError for an unknown `from`
 */
export function sourceOf(
  input: string | Uint8Array,
  from: DataciteFormatId | 'auto',
  extras: Keeping,
  parse: (text: string) => ParsedText<RecordDocument>,
): Source {
  dialectNamed(from)
  const decoded = decodeText(input)
  if (!decoded.ok) return undecoded(decoded)
  const positions = new Positions(decoded.text)
  const diagnostics: Diagnostic[] = []
  return { documents: readDocuments(positions, parse, { from, extras, next: 0 }, diagnostics), diagnostics, positions }
}

/**
 * Returns a source with a finding and no documents, for an input that is not text.
 *
 * The finding is at the end of the text that could be decoded.
 */
export function undecoded({ message, before }: Extract<DecodedText, { ok: false }>): Source<never> {
  const positions = new Positions(before)
  const finding = inputFinding('schema/encoding', message, '', positions.range(before.length, before.length))
  return { documents: [], diagnostics: [finding], positions }
}

function* readDocuments(
  positions: Positions,
  parse: (text: string) => ParsedText<RecordDocument>,
  reading: DocumentReading,
  diagnostics: Diagnostic[],
): Generator<SourceDocument> {
  const { syntax, parts } = parse(positions.text)
  for (const part of parts) {
    if ('fault' in part) diagnostics.push(faultFinding(part.fault, syntax, positions))
    else yield readDocument(part.document, syntax, reading, diagnostics, positions)
  }
}
