import { checkedOptions } from '../core/argument.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import { dataciteReaders } from '../datacite/read/datacite-readers.ts'
import { dataciteSplits } from '../datacite/splits.ts'
import type { StreamInput } from '../records/chunks.ts'
import type { Piece } from '../records/piece.ts'
import { eachPiece } from '../records/place.ts'
import { readPiece } from '../records/read-piece.ts'
import { piecesOf, type StreamOptions, streamOptionNames } from '../records/stream.ts'
import { checkSettings } from './all-rules.ts'
import type { CheckOptions, RecordReport } from './report.ts'
import { checkEmbedded } from './run/check-embedded.ts'
import { checkRecords } from './run/check-records.ts'
import { checkOptionNames } from './settings.ts'

/** The options of {@link checkStream}: those of a check, the maximum length of a record, and a signal to cancel. */
export interface CheckStreamOptions extends CheckOptions, StreamOptions {}

/** Findings about an unreadable part of a stream, or about the stream as a whole. */
export interface UnreadReport {
  index?: undefined
  outcome: 'invalid'
  diagnostics: Diagnostic[]
}

/**
 * Checks the records of a stream as they arrive, in constant memory. All records must be DataCite metadata.
 *
 * Accepts NDJSON, a JSON list, a page of API results, a YAML list, several YAML documents, and XML with many records
 * (an OAI-PMH response, `<resources>`). For other formats, such as BibTeX and RIS, pass every `record` of `readStream`
 * to {@link check}.
 *
 * Each record gets a report like the reports of {@link check}, with its place in the whole stream. An unreadable part
 * gets a report without `index`, slightly before its neighbours, which are still checked. Input that cannot be divided
 * is read whole.
 *
 * Large chunks are fastest; give Node's `createGunzip` a `chunkSize` of 256 kB so that it unpacks the next chunk during
 * a check.
 * @throws The reason of an aborted signal, the error of the stream, or TypeError for a wrong option.
 *
 * @example
 * const lines = ['{"doi": "10.5072/a", "tit', 'les": [{"title": "Rain"}]}\n', '{"doi": 10.5072/b}\n']
 * const outcomes = []
 * for await (const { index, outcome } of checkStream(lines)) outcomes.push([index, outcome])
 * outcomes // → [[undefined, 'invalid'], [0, 'invalid']]
 */
export async function* checkStream(
  input: StreamInput,
  options: CheckStreamOptions = {},
): AsyncGenerator<RecordReport | UnreadReport> {
  const { longestRecord, signal, ...checking } = checkedOptions(options, [...checkOptionNames, ...streamOptionNames])
  const settings = checkSettings(checking)
  const readers = dataciteReaders(checking.from, false)
  const pieces = piecesOf(input, dataciteSplits, {
    from: checking.from,
    ...(longestRecord !== undefined && { longestRecord }),
    ...(signal !== undefined && { signal }),
    isLive: true,
  })
  const checked = (piece: Piece) => checkRecords(readPiece(piece, readers), settings, checkEmbedded)
  for await (const { result, index, moved } of eachPiece(pieces, checked)) {
    for (const diagnostic of result.diagnostics) yield { outcome: 'invalid', diagnostics: [moved(diagnostic)] }
    for (const record of result.records) {
      signal?.throwIfAborted()
      yield { ...record, index: index + record.index, diagnostics: record.diagnostics.map(moved) }
    }
  }
}
