import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { onTestFinished, vi } from 'vitest'
import { dataciteReaders } from '../../src/datacite/read/datacite-readers.ts'
import { splits } from '../../src/formats/splits.ts'
import type { StreamInput } from '../../src/records/chunks.ts'
import type { Piece } from '../../src/records/piece.ts'
import { readPiece } from '../../src/records/read-piece.ts'
import { piecesOf } from '../../src/records/stream.ts'
import { checkSettings } from '../../src/validation/all-rules.ts'
import type { CheckOptions } from '../../src/validation/report.ts'
import { checkEmbedded } from '../../src/validation/run/check-embedded.ts'
import { checkRecords } from '../../src/validation/run/check-records.ts'
import { isSlowSuite } from '../runs.ts'

const folder = (name: string): string => fileURLToPath(new URL(`../../fixtures/${name}/`, import.meta.url))

/** Returns the texts in a fixture folder. */
export const texts = (name: string): string[] =>
  readdirSync(folder(name))
    .filter(file => /\.(?:json|xml|bib|ris)$/.test(file))
    .sort()
    .map(file => readFileSync(folder(name) + file, 'utf8'))

/** All fixtures of the REST API (in the fast suite, every third fixture), followed by four values with errors. */
export const records: unknown[] = [
  ...texts('datacite-rest')
    .filter((_, at) => isSlowSuite || at % 3 === 0)
    .map(text => JSON.parse(text)),
  {
    doi: '10.5072/broken',
    titles: [{ title: 'Übersicht 🌍 "quoted" \\ [x] {y}' }],
    creators: 'nobody',
    language: 'english',
  },
  { id: '10.5072/enveloped', type: 'dois', attributes: { doi: '10.5072/enveloped', titles: [{ titel: 'x' }] } },
  'no record',
  {},
]

/** Returns the bytes of a text, split at the given places. */
export function cut(text: string, places: readonly number[]): Uint8Array[] {
  const bytes = new TextEncoder().encode(text)
  const ends = [...new Set(places.map(place => place % (bytes.length + 1)))].sort((a, b) => a - b)
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end))
}

/** Returns all items of an iterable. */
export async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = []
  for await (const item of items) list.push(item)
  return list
}

/** Yields each chunk so late that the reader stops waiting for the chunk. Needs a fake clock for `setTimeout`. */
export async function* slowly<T>(chunks: Iterable<T>): AsyncGenerator<T> {
  for (const chunk of chunks) {
    await vi.advanceTimersByTimeAsync(200)
    yield chunk
  }
}

/**
 * Replaces `setTimeout` with a fake clock until the end of the test, so that the test of a slow input need not wait.
 */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
}

/** Yields the pieces of an input in any format. */
export const piecesIn = (input: StreamInput, options: Parameters<typeof piecesOf>[2] = {}) =>
  piecesOf(input, splits, options)

/** Checks the records of a piece of DataCite metadata. */
export const checkPiece = (piece: Piece, { from, ...options }: CheckOptions = {}) =>
  checkRecords(readPiece(piece, dataciteReaders(from, false)), checkSettings(options), checkEmbedded)
