import { checkedOptions } from '../../core/argument.ts'
import { inputText } from '../../datacite/read/read-value.ts'
import { heldInput } from '../../model/given/held-record.ts'
import { eachPart } from '../../records/place.ts'
import { records } from '../../records/read-piece.ts'
import type { FormatId } from '../format.ts'
import { allReaders } from './all-readers.ts'
import { recordsIn } from './records-in.ts'
import type { RecordsRead } from './records-of-source.ts'

/**
 * Returns the records of an input in any format, in the order of the input. Never throws on input: unreadable parts are
 * diagnostics.
 *
 * The input is text, bytes or a parsed value, such as a response of DataCite's REST API, a `Resource`, CSL-JSON items
 * or a `Cite` of citation-js. Records in DataCite's own formats keep everything needed to write the same document
 * again.
 * @throws TypeError if `from` is unknown or write-only
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
  const readers = allReaders(checkedOptions(options, ['from']).from)
  const value = inputText(input) === undefined ? (heldInput(input) as object) : input
  return eachPart(records(value, readers), recordsIn).result
}
