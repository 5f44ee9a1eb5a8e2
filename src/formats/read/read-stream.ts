import { checkedOptions } from '../../core/argument.ts'
import type { Diagnostic } from '../../core/diagnostic.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { StreamInput } from '../../records/chunks.ts'
import { eachPart, eachPiece } from '../../records/place.ts'
import { readPiece } from '../../records/read-piece.ts'
import { piecesOf, type StreamOptions, streamOptionNames } from '../../records/stream.ts'
import type { FormatId } from '../format.ts'
import { splits } from '../splits.ts'
import { allReaders } from './all-readers.ts'
import { recordsIn } from './records-in.ts'

/** How the records of a stream are read. */
export interface ReadStreamOptions extends StreamOptions {
  /** The format of the records; by default it is detected. */
  from?: FormatId | 'auto'
}

/** A record of a stream. */
export interface StreamedRecord {
  /** 0 for the first record of the stream. */
  index: number
  format: FormatId
  record: Datacite
}

/** What could not be read of a stream, or was changed by reading it. */
export interface StreamedFinding {
  index?: undefined
  record?: undefined
  diagnostics: Diagnostic[]
}

/**
 * Reads records one after the other as they come, in any format that is read, as `readRecords` does and in flat memory: NDJSON, JSON lists
 * and pages, XML with many records, BibTeX and RIS are read in parts, all else whole. What cannot be read is a finding without `record`, and
 * the records behind it are read. Rejects with the reason of an aborted signal or with the error of the stream; a wrong option is a
 * `TypeError`.
 *
 * @example
 * const dois = []
 * for await (const { record } of readStream('@misc{a, doi = {10.5072/a}}\n@misc{b, doi = {10.5072/b}}')) dois.push(record?.doi)
 * dois // → ['10.5072/a', '10.5072/b']
 */
export async function* readStream(
  input: StreamInput,
  options: ReadStreamOptions = {},
): AsyncGenerator<StreamedRecord | StreamedFinding> {
  const { from, ...reading } = checkedOptions(options, ['from', ...streamOptionNames])
  const readers = allReaders(from)
  const pieces = piecesOf(input, splits, { ...reading, from, isLive: true })
  for await (const { result, index, moved } of eachPiece(pieces, piece =>
    eachPart(readPiece(piece, readers), recordsIn),
  )) {
    if (result.diagnostics.length > 0) yield { diagnostics: result.diagnostics.map(moved) }
    for (const { index: number, format, record } of result.records) {
      reading.signal?.throwIfAborted()
      yield { index: index + number, format, record }
    }
  }
}
