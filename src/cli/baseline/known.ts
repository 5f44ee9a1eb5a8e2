import { dirname, resolve } from 'node:path'
import { fingerprintsOf, hash, keyOf } from '../fingerprints/fingerprint.ts'
import { type Key, KeyedNumbers } from '../fingerprints/keyed-numbers.ts'
import { RepeatCounter } from '../fingerprints/repeat-counter.ts'
import type { FileReport, Located } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type NameInBaseline, namesFor } from './baseline.ts'
import { baselineEntries } from './baseline-entries.ts'

/** The states of a baseline entry. */
const [isLeft, wasFound] = [1, 2]

/**
 * A comparison of findings with a baseline, which also counts the baseline's findings that no longer occur in the
 * checked files. Memory grows with the baseline, not with the findings of the run.
 */
export class Known {
  readonly #nameOf: NameInBaseline
  readonly #baseline: { path: string; terminal: Terminal }
  /**
   * The numbers of the files that have entries, counted from 1. `#left` contains the number of unmatched entries of
   * each file.
   */
  readonly #files = new KeyedNumbers()
  readonly #left: number[] = []
  /** The fingerprints of the baseline, each with the number of its file. */
  readonly #entries = new KeyedNumbers()
  /** The fingerprints of deleted files, which may match findings in a renamed file. */
  #moved: Moved | undefined
  /** The name of the current file, and its number, which is 0 if the file has no entries. */
  #file = { name: undefined as string | undefined, number: 0 }
  /**
   * A counter of equal findings in the current file, by their first fingerprint. Only fingerprints in the baseline are
   * counted.
   */
  readonly #came = new RepeatCounter()

  /**
   * Reads the baseline at a path. Without a path, or if the file does not exist, no finding is known.
   *
   * Throws `Misuse` if the file is not a baseline.
   */
  static async open(path: string | undefined, terminal: Terminal): Promise<Known> {
    const known = new Known(path ?? terminal.cwd, terminal)
    if (path !== undefined && (await terminal.files.kind(path)) !== undefined) await known.#read()
    return known
  }

  private constructor(path: string, terminal: Terminal) {
    this.#nameOf = namesFor(path, terminal.cwd)
    this.#baseline = { path, terminal }
  }

  async #read(): Promise<void> {
    const { path, terminal } = this.#baseline
    let [last, number] = [undefined as string | undefined, 0]
    for await (const entries of baselineEntries(path, terminal))
      for (const { file, fingerprint } of entries) {
        if (file !== last) number = this.#numbered(file)
        last = file
        this.#entries.set(numberedKey(keyOf(fingerprint), number), isLeft)
        this.#leave(number, 1)
      }
  }

  #numbered(file: string): number {
    const key = nameKey(file)
    const known = this.#files.get(key)
    if (known > 0) return known
    this.#files.set(key, this.#left.push(0))
    return this.#left.length
  }

  #leave(file: number, entries: number): void {
    this.#left[file - 1] = (this.#left[file - 1] ?? 0) + entries
  }

  /** Prepares for the findings of a file, or of the next part of a file. Must be called before {@link has}. */
  async meet({ file, records, diagnostics }: FileReport): Promise<void> {
    const hasFindings = diagnostics.length > 0 || records.some(record => record.diagnostics.length > 0)
    if (this.#moved !== undefined || !hasFindings || this.#left.length === 0 || this.#inHand(file) > 0) return
    const { path, terminal } = this.#baseline
    this.#moved = await Moved.read(path, terminal, name => this.#files.get(nameKey(name)))
  }

  /** Makes a file the current one. Returns the number of the file, or 0 if it has no entries. */
  #inHand(name: string): number {
    if (name !== this.#file.name) {
      this.#file = { name, number: this.#files.get(nameKey(this.#nameOf(name))) }
      this.#came.clear()
    }
    return this.#file.number
  }

  /** Returns true if a finding is in the baseline. Pass each finding only once, in the order of the report. */
  has(finding: Located): boolean {
    if (this.#left.length === 0) return false
    const file = this.#inHand(finding.file.file)
    const fingerprint = fingerprintsOf(finding)
    const first = keyOf(fingerprint(0))
    const isKnown = file > 0 ? this.#entries.get(numberedKey(first, file)) > 0 : this.#moved?.has(first)
    if (!isKnown) return false
    const nth = this.#came.next(first)
    const key = nth === 0 ? first : keyOf(fingerprint(nth))
    return file > 0 ? this.#find(key, file) : (this.#moved?.find(key, moved => this.#find(key, moved)) ?? false)
  }

  /** Marks a finding of a file as found. Returns false if the finding was already found or is not in the baseline. */
  #find(key: Key, file: number): boolean {
    const own = numberedKey(key, file)
    if (this.#entries.get(own) !== isLeft) return false
    this.#entries.set(own, wasFound)
    this.#leave(file, -1)
    return true
  }

  /** Returns the number of unmatched baseline findings of a file. */
  leftOf(file: string): number {
    if (this.#left.length === 0) return 0
    return this.#left[this.#files.get(nameKey(this.#nameOf(file))) - 1] ?? 0
  }
}

/** The baseline fingerprints of deleted files. */
class Moved {
  /** The numbers of the files with a fingerprint. The key combines the fingerprint with a counter that starts at 1. */
  readonly #files = new KeyedNumbers()
  /** The number of lookups per fingerprint so far. */
  readonly #asked = new RepeatCounter()

  static async read(path: string, terminal: Terminal, numberOf: (file: string) => number): Promise<Moved> {
    const moved = new Moved()
    const having = new RepeatCounter()
    let last: { file: string; number: number; isThere: boolean } | undefined
    for await (const entries of baselineEntries(path, terminal))
      for (const { file, fingerprint } of entries) {
        if (file !== last?.file) {
          const isThere = (await terminal.files.kind(resolve(dirname(path), file))) !== undefined
          last = { file, number: numberOf(file), isThere }
        }
        if (last.isThere) continue
        const key = keyOf(fingerprint)
        moved.#files.set(numberedKey(key, having.next(key) + 1), last.number)
      }
    return moved
  }

  has(key: Key): boolean {
    return this.#files.get(numberedKey(key, 1)) > 0
  }

  /**
   * Returns true if a finding has moved from a file that no longer exists. `find` is called with the number of such a
   * file, and returns true if the finding is still unmatched there.
   */
  find(key: Key, find: (file: number) => boolean): boolean {
    for (;;) {
      const file = this.#files.get(numberedKey(key, this.#asked.next(key) + 1))
      if (file === 0) return false
      if (find(file)) return true
    }
  }
}

/** Combines a fingerprint with a number to form a key. Keys are distributed as evenly as fingerprints. */
const numberedKey = ([first, second, third]: Key, number: number): Key => [
  first,
  (second ^ Math.imul(number, 0x85ebca6b)) >>> 0,
  (third ^ Math.imul(number, 0x9e3779b1)) >>> 0,
]

const nameKey = (file: string): Key => keyOf(hash(file))
