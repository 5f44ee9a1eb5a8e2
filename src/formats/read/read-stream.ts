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

/** The options for reading the records of a stream. */
export interface ReadStreamOptions extends StreamOptions {
  /** The format of the records; detected by default. */
  from?: FormatId | 'auto'
}

/** A record of a stream. */
export interface StreamedRecord {
  /** The index of the record in the stream, from 0. */
  index: number
  format: FormatId
  record: Datacite
}

/** Findings about a part of a stream that could not be read, or that was changed by reading. */
export interface StreamedFinding {
  index?: undefined
  record?: undefined
  diagnostics: Diagnostic[]
}

/**
 * Reads the records of a stream one by one, in any readable format.
 *
 * NDJSON, BibTeX, RIS, JSON lists and pages, YAML and XML with many DataCite records, and OAI-PMH responses in Dublin
 * Core are read in parts, in constant memory; all other formats are read as a whole.
 *
 * An unreadable part yields a finding without `record`, and later records are still read. Rejects with the reason of
 * an aborted signal or with the error of the stream.
 * @throws TypeError if an option is wrong
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
