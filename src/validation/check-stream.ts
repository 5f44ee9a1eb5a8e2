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

/** How a stream is checked. */
export interface CheckStreamOptions extends CheckOptions, StreamOptions {}

/** What is said of a part of a stream that could not be read, or of the stream as a whole. */
export interface UnreadReport {
  index?: undefined
  outcome: 'invalid'
  diagnostics: Diagnostic[]
}

/**
 * Checks records one after the other as they come, in flat memory however many they are: NDJSON, a JSON list or page, a list or several
 * documents of YAML, XML with many records (an answer of OAI-PMH, `<resources>`), all of them DataCite metadata; of other formats, such as
 * BibTeX and RIS, {@link check} takes every `record` of `readStream`. Each is reported as {@link check} reports it, with its place
 * in the whole stream; what cannot be read is a report without `index`, somewhat before its neighbours, and they are checked. What cannot be
 * divided is read whole.
 * Large chunks are the fastest; give Node's `createGunzip` a `chunkSize` of 256 kB, so that it unpacks the next one while this one is checked.
 * Rejects with the reason of an aborted signal or with the error of the stream; a wrong option is a `TypeError`.
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
