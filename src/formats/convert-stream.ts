import { checkedOptions } from '../core/argument.ts'
import type { Diagnostic } from '../core/diagnostic.ts'
import type { StreamInput } from '../records/chunks.ts'
import { eachPiece } from '../records/place.ts'
import { piecesOf, type StreamOptions, streamOptionNames } from '../records/stream.ts'
import { type ConvertOptions, convertOptionNames } from './convert.ts'
import { type ConvertedRecord, convertPiece } from './convert-piece.ts'
import { splits } from './splits.ts'

/** The options for converting a stream. */
export interface ConvertStreamOptions extends ConvertOptions, StreamOptions {}

/** Findings about a part of a stream that could not be converted, or that reading changed. */
export interface ConvertedFinding {
  index?: undefined
  text?: undefined
  diagnostics: Diagnostic[]
}

/**
 * Converts the records of a stream one by one, each with its own text and losses.
 *
 * Uses constant memory for the formats that `readStream` reads in parts. In DataCite's JSON formats, each text is a
 * line, so that all texts together are NDJSON.
 *
 * An unreadable part yields a finding without `text`, and later records are still converted. Rejects with the reason
 * of an aborted signal or with the error of the stream.
 * @throws TypeError if an option is wrong
 *
 * @example
 * const record = { doi: '10.5072/a', titles: [{ title: 'Rain' }] }
 * const texts = []
 * for await (const { text } of convertStream(JSON.stringify([record]), { to: 'datacite-rest' })) texts.push(text)
 * texts // → ['{"doi":"10.5072/a","titles":[{"title":"Rain"}]}\n']
 */
export async function* convertStream(
  input: StreamInput,
  options: ConvertStreamOptions,
): AsyncGenerator<ConvertedRecord | ConvertedFinding> {
  const { longestRecord, signal, ...converting } = checkedOptions(options, [
    ...convertOptionNames,
    ...streamOptionNames,
  ])
  const pieces = piecesOf(input, splits, {
    from: converting.from,
    ...(longestRecord !== undefined && { longestRecord }),
    ...(signal !== undefined && { signal }),
    isLive: true,
  })
  for await (const { result, index, moved } of eachPiece(pieces, piece => convertPiece(piece, converting))) {
    if (result.diagnostics.length > 0) yield { diagnostics: result.diagnostics.map(moved) }
    for (const record of result.records) {
      signal?.throwIfAborted()
      yield { ...record, index: index + record.index }
    }
  }
}
