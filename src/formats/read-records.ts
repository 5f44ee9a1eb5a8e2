import { checkedOptions } from '../argument.ts'
import { completeRecord } from '../datacite/complete.ts'
import { misreadings } from '../datacite/misreadings.ts'
import type { Source } from '../datacite/read-source.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Datacite } from '../model/datacite.ts'
import type { FormatId } from './format.ts'
import { readSource } from './read-source.ts'

/** The records of an input, and what could not be read of it or was changed by reading it. */
export interface RecordsRead {
  records: { index: number; format: FormatId; record: Datacite }[]
  diagnostics: Diagnostic[]
}

/**
 * The records of an input in any format, in order: text, bytes, or a value that was parsed already, such as an answer of DataCite's REST
 * API, a `Resource`, CSL-JSON items or a `Cite` of citation-js. Records in DataCite's own formats keep all that is needed to write the same document
 * again. What cannot be read is a diagnostic. Never throws on input; an unknown or write-only `from` is a `TypeError`.
 *
 * @example
 * const text = '{ "data": [{ "doi": "10.5072/a" }, { "doi": "10.5072/b" }] }'
 * readRecords(text).records.map(({ format, record }) => [format, record.doi])
 * // → [['datacite-rest', '10.5072/a'], ['datacite-rest', '10.5072/b']]
 * readRecords([{ id: 'a', type: 'dataset', DOI: '10.5072/a' }]).records[0]?.format // → 'csl-json'
 */
export function readRecords(
  input: string | Uint8Array | object,
  options: { from?: FormatId | 'auto' } = {},
): RecordsRead {
  return recordsIn(readSource(input, checkedOptions(options).from))
}

/** The records of a source, and what could not be read of it or was changed by reading it. */
export function recordsIn({ documents, diagnostics, positions }: Source<FormatId>): RecordsRead {
  const changes: Diagnostic[] = []
  const records = [...documents].flatMap(({ syntax, document, records: held }) => {
    changes.push(...misreadings(document, positions))
    return held.map(source => ({ index: source.index, format: source.format, record: completeRecord(source, syntax) }))
  })
  return { records, diagnostics: [...diagnostics, ...changes] }
}
