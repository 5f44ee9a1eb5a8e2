import type { FormatId } from '../../../formats/format.ts'
import { messagesOf } from '../../../messages/message.ts'
import type { Say } from '../../language/language.ts'
import { oneLine } from '../../text/printable.ts'
import type { InputSearch, Problem } from '../input.ts'
import { type Peeked, peeked } from '../peek.ts'
import { hasSign, isManifest, lettersOf } from './signs.ts'

const text = messagesOf('search', {
  none: 'The folder contains no record: {files, plural, one {its only file is not a record} other {its # files are not records}}.',
  skipped: '{files, plural, one {# file is not a record} other {# files are not records}}.',
  listed: '{files, plural, one {# file is not a record:} other {# files are not records:}}',
})

/** A search for records in a folder, or among the files that arguments name. */
export class Search implements InputSearch {
  /** The folder; undefined for a search of named files, which need not contain a record. */
  readonly folder: string | undefined
  readonly #from: FormatId | 'auto'
  /** The names of files that are not records. */
  readonly skipped: string[] = []
  #records = 0

  constructor(folder: string | undefined, from: FormatId | 'auto' = 'auto') {
    this.folder = folder
    this.#from = from
  }

  async skips(name: string, bytes: Uint8Array): Promise<boolean> {
    const isSkipped = !beginsAsRecord(name, bytes) && (await this.#isNoRecord(name, bytes))
    if (isSkipped) this.skipped.push(name)
    else this.#records++
    return isSkipped
  }

  async without<File extends { name: string; chunks: AsyncIterable<Uint8Array> }>(
    file: File,
  ): Promise<File | undefined> {
    const { name } = file
    const start = await readAhead(file.chunks, looked)
    if (!start.isAll && beginsAsRecord(name, start.head)) {
      this.#records++
      return { ...file, chunks: start.chunks }
    }
    const whole = start.isAll ? start : await readAhead(start.chunks, longest)
    if (whole.isAll && (await this.skips(name, whole.head))) return undefined
    if (!whole.isAll) this.#records++
    return { ...file, chunks: whole.chunks }
  }

  async #isNoRecord(name: string, bytes: Uint8Array): Promise<boolean> {
    // Imported lazily, because folders with only records do not need this module.
    const { isNoRecord } = await import('./no-record.ts')
    return isNoRecord(name, bytes, this.#from)
  }

  /** Returns a problem if every file in the folder was skipped. */
  problem(): Problem[] {
    const { folder, skipped } = this
    if (folder === undefined || skipped.length === 0 || this.#records > 0) return []
    return [{ file: folder, message: text('none', { files: skipped.length }) }]
  }
}

/**
 * The size in bytes of the beginning of a file, which is searched first for signs of a record. Nearly all records show
 * a sign there.
 */
const looked = 1 << 16

/** The maximum number of bytes that are read to decide whether a file is skipped. */
const longest = 1 << 24

const beginsAsRecord = (name: string, bytes: Uint8Array): boolean =>
  !isManifest(name) && hasSign(lettersOf(bytes.subarray(0, looked)))

/**
 * Returns a problem for each folder without a record. Returns none if `isPart` is true, because a part of the inputs,
 * or the changed files alone, may contain no record.
 */
export const withoutRecords = (searches: readonly Search[] = [], isPart = false): Problem[] =>
  isPart ? [] : searches.flatMap(search => search.problem())

/** Counts the files that were skipped. */
export const countSkipped = (searches: readonly Search[] = []): number =>
  searches.reduce((sum, { skipped }) => sum + skipped.length, 0)

/** Formats the number of skipped files, or their names with `areListed`. Returns an empty text if none was skipped. */
export function sayingSkipped(searches: readonly Search[] | undefined, areListed: boolean, say: Say): string {
  const files = countSkipped(searches)
  if (files === 0) return ''
  if (!areListed) return `citable: ${say(text('skipped', { files }))}\n`
  const names = searches?.flatMap(({ skipped }) => skipped) ?? []
  return [`citable: ${say(text('listed', { files }))}\n`, ...names.map(name => `citable:   ${oneLine(name)}\n`)].join(
    '',
  )
}

/** Reads the beginning of a stream. A stream that fails counts as incomplete, and fails again when it is read. */
async function readAhead(chunks: AsyncIterable<Uint8Array>, least: number): Promise<Peeked> {
  let failure: { error: unknown } | undefined
  async function* untilFailure(): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks
    } catch (error) {
      failure = { error }
    }
  }
  const { head, isAll, chunks: rest } = await peeked(untilFailure(), least)
  async function* again(): AsyncGenerator<Uint8Array> {
    yield* rest
    if (failure !== undefined) throw failure.error
  }
  return { head, isAll: isAll && failure === undefined, chunks: again() }
}
