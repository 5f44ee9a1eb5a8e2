import { dirname, resolve } from 'node:path'
import { fingerprintsOf, hash, keyOf } from '../fingerprints/fingerprint.ts'
import { type Key, KeyedNumbers } from '../fingerprints/keyed-numbers.ts'
import { RepeatCounter } from '../fingerprints/repeat-counter.ts'
import type { FileReport, Located } from '../report/report.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type NameInBaseline, namesFor } from './baseline.ts'
import { baselineEntries } from './baseline-entries.ts'

/** The states of an entry of the baseline. */
const [isLeft, wasFound] = [1, 2]

/**
 * Finds out which findings are in a baseline, and how many findings of the baseline are gone from the files that were checked. Memory grows
 * with the findings of the baseline, not with those of the run.
 */
export class Known {
  readonly #nameOf: NameInBaseline
  readonly #baseline: { path: string; terminal: Terminal }
  /** The numbers of the files that have entries, from 1 on, and how many entries of each were not found. */
  readonly #files = new KeyedNumbers()
  readonly #left: number[] = []
  /** The fingerprints of the baseline, each with the number of its file. */
  readonly #entries = new KeyedNumbers()
  /** The fingerprints that files which are gone have: theirs may be found in a file of another name. */
  #moved: Moved | undefined
  /** The file in hand, and its number if it has entries. */
  #file = { name: undefined as string | undefined, number: 0 }
  /** Counts findings of the file in hand that are alike, by their first fingerprint; only if that is in the baseline. */
  readonly #came = new RepeatCounter()

  /** Reads the baseline of a path; without a path, no finding is known. Throws `Misuse` if the file is no baseline. */
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

  /** The number of a file that has entries. */
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

  /** Prepares for the findings of a file, or of its next part; to be called before {@link has}. */
  async meet({ file, records, diagnostics }: FileReport): Promise<void> {
    const hasFindings = diagnostics.length > 0 || records.some(record => record.diagnostics.length > 0)
    if (this.#moved !== undefined || !hasFindings || this.#left.length === 0 || this.#inHand(file) > 0) return
    const { path, terminal } = this.#baseline
    this.#moved = await Moved.read(path, terminal, name => this.#files.get(nameKey(name)))
  }

  /** The number of a file, which becomes the one in hand; 0 if it has no entries. */
  #inHand(name: string): number {
    if (name !== this.#file.name) {
      this.#file = { name, number: this.#files.get(nameKey(this.#nameOf(name))) }
      this.#came.clear()
    }
    return this.#file.number
  }

  /** Returns true if a finding is in the baseline. Each finding may be passed only once, in the order of the report. */
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

  /** Notes that a finding of a file was found; false if it was before, or is not there. */
  #find(key: Key, file: number): boolean {
    const own = numberedKey(key, file)
    if (this.#entries.get(own) !== isLeft) return false
    this.#entries.set(own, wasFound)
    this.#leave(file, -1)
    return true
  }

  /** Returns the number of findings that the baseline has of a file and that were not found again. */
  leftOf(file: string): number {
    return this.#left[this.#files.get(nameKey(this.#nameOf(file))) - 1] ?? 0
  }
}

/** The fingerprints that a baseline has of files that are gone. */
class Moved {
  /** The numbers of the files that have a fingerprint, by that and their number among these, from 1 on. */
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
   * True if a finding moved from a file that is gone. `find` is called with the file's number and returns true if the finding is still
   * unmatched there.
   */
  find(key: Key, find: (file: number) => boolean): boolean {
    for (;;) {
      const file = this.#files.get(numberedKey(key, this.#asked.next(key) + 1))
      if (file === 0) return false
      if (find(file)) return true
    }
  }
}

/** A key for a fingerprint together with a number; such keys are spread as evenly as fingerprints are. */
const numberedKey = ([first, second, third]: Key, number: number): Key => [
  first,
  (second ^ Math.imul(number, 0x85ebca6b)) >>> 0,
  (third ^ Math.imul(number, 0x9e3779b1)) >>> 0,
]

const nameKey = (file: string): Key => keyOf(hash(file))
