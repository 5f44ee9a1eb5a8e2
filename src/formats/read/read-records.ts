import { checkedOptions } from '../../core/argument.ts'
import { eachPart } from '../../records/place.ts'
import { records } from '../../records/read-piece.ts'
import type { FormatId } from '../format.ts'
import { allReaders } from './all-readers.ts'
import { type RecordsRead, recordsIn } from './records-in.ts'

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
  return eachPart(records(input, allReaders(checkedOptions(options, ['from']).from)), recordsIn).result
}
