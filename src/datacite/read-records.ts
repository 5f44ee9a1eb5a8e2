import type { Diagnostic } from '../diagnostic.ts'
import type { Datacite } from '../model/datacite.ts'
import { completeRecord } from './complete.ts'
import type { DataciteFormatId } from './format.ts'
import { readSource } from './read.ts'

/**
 * The records of an input, in order, each with all that its own format needs to give the same document again; what cannot be read
 * is a diagnostic. Never throws on input; an unknown `from` is a `TypeError`.
 */
export function readRecords(
  input: string | Uint8Array,
  options: { from?: DataciteFormatId | 'auto' } = {},
): { records: { index: number; format: DataciteFormatId; record: Datacite }[]; diagnostics: Diagnostic[] } {
  const { documents, diagnostics } = readSource(input, options.from)
  const records = [...documents].flatMap(({ syntax, records: held }) =>
    held.map(source => ({ index: source.index, format: source.format, record: completeRecord(source, syntax) })),
  )
  return { records, diagnostics }
}
