import { dirname, resolve } from 'node:path'
import { fingerprintsOf, hash, keyOf } from '../report/fingerprint.ts'
import type { FileReport, Located } from '../report/report.ts'
import type { Terminal } from '../terminal.ts'
import { type NameInBaseline, namesFor } from './baseline.ts'
import { baselineEntries } from './baseline-entries.ts'
import { FingerprintSet, LongList, placeIn } from './fingerprint-set.ts'

/**
 * Tells which findings a baseline has, and how many of its own are gone from the files that were checked. It keeps some numbers of each finding
 * of the baseline, and nothing of those that are not in it.
 */
export class Known {
  readonly #nameOf: NameInBaseline
  readonly #baseline: { path: string; terminal: Terminal }
  /** The fingerprints of the baseline, each combined with that of its file, and which of them were found. */
  readonly #own: FingerprintSet
  readonly #found: Uint8Array
  /** The fingerprints of the files that have entries, and how many were not found. */
  readonly #files: BigUint64Array
  readonly #left: Uint32Array
  /** The fingerprints that files which are gone have: theirs may be found in a file of another name. */
  #moved: MovedSet | undefined
  /** The file in hand, its number and its fingerprint. */
  #file = { name: undefined as string | undefined, number: 0, key: 0n }

  /** Reads the baseline of a path; without one nothing is known. Throws `Misuse` if it is none. */
  static async open(path: string | undefined, terminal: Terminal): Promise<Known> {
    const [keys, files] = [new LongList(), new LongList()]
    const sizes: number[] = []
    let last: string | undefined
    let file = 0n
    if (path !== undefined && (await terminal.files.kind(path)) !== undefined)
      for await (const entries of baselineEntries(path, terminal))
        for (const entry of entries) {
          if (entry.file !== last) {
            file = nameKey(entry.file)
            files.push(file)
            sizes.push(0)
            last = entry.file
          }
          keys.push(file ^ keyOf(entry.fingerprint))
          sizes[sizes.length - 1] = (sizes.at(-1) ?? 0) + 1
        }
    return new Known(path ?? terminal.cwd, terminal, keys, files, sizes)
  }

  private constructor(path: string, terminal: Terminal, keys: LongList, files: LongList, sizes: readonly number[]) {
    this.#nameOf = namesFor(path, terminal.cwd)
    this.#baseline = { path, terminal }
    this.#own = new FingerprintSet(keys)
    this.#found = new Uint8Array(keys.length)
    this.#files = files.values().slice().sort()
    this.#left = new Uint32Array(files.length)
    for (const [at, file] of files.values().entries())
      increase(this.#left, placeIn(this.#files, file) as number, sizes[at] ?? 0)
  }

  /** To be told of each file before its findings are asked for. */
  async meet({ file, records, diagnostics }: FileReport): Promise<void> {
    const hasFindings = diagnostics.length > 0 || records.some(record => record.diagnostics.length > 0)
    if (this.#moved !== undefined || !hasFindings || this.#files.length === 0 || this.#isIn(this.#inHand(file).key))
      return
    const { path, terminal } = this.#baseline
    this.#moved = await MovedSet.read(path, terminal)
  }

  #isIn(file: bigint): boolean {
    return placeIn(this.#files, file) !== undefined
  }

  /** A file, which becomes the one in hand. */
  #inHand(name: string): { number: number; key: bigint } {
    if (name !== this.#file.name) this.#file = { name, number: this.#file.number + 1, key: nameKey(this.#nameOf(name)) }
    return this.#file
  }

  /** Whether a finding is in the baseline; each is to be asked for once, in the order of the report. */
  has(finding: Located): boolean {
    if (this.#files.length === 0) return false
    const { key, number } = this.#inHand(finding.file.file)
    if (this.#isIn(key)) {
      const fingerprint = fingerprintsOf(finding)
      const place = this.#own.placeOfNext(nth => key ^ keyOf(fingerprint(nth)), number)
      return place !== undefined && this.#find(place, key)
    }
    return (
      this.#moved?.has(finding, number, (file, fingerprint) => {
        const place = placeIn(this.#own.keys, file ^ fingerprint)
        return place !== undefined && this.#find(place, file)
      }) ?? false
    )
  }

  /** Notes that a finding of a file was found; false if it was before. */
  #find(place: number, file: bigint): boolean {
    if (this.#found[place] === 1) return false
    this.#found[place] = 1
    increase(this.#left, placeIn(this.#files, file) as number, -1)
    return true
  }

  /** The number of findings that the baseline has of these files and that were not found again. */
  gone(reports: readonly FileReport[]): number {
    return reports.reduce((sum, { file }) => {
      const place = placeIn(this.#files, nameKey(this.#nameOf(file)))
      return sum + (place === undefined ? 0 : (this.#left[place] as number))
    }, 0)
  }
}

/** The fingerprints that a baseline has of files that are gone. */
class MovedSet {
  readonly #set: FingerprintSet
  /** For each fingerprint, the one of its file. */
  readonly #files: BigUint64Array
  /** For the first place of each fingerprint, how many of the same were found. */
  readonly #next: Uint32Array

  static async read(path: string, { files, ...terminal }: Terminal): Promise<MovedSet> {
    const [keys, names] = [new LongList(), new LongList()]
    let last: { file: string; key: bigint; isThere: boolean } | undefined
    for await (const entries of baselineEntries(path, { ...terminal, files }))
      for (const { file, fingerprint } of entries) {
        if (file !== last?.file)
          last = { file, key: nameKey(file), isThere: (await files.kind(resolve(dirname(path), file))) !== undefined }
        if (last.isThere) continue
        keys.push(keyOf(fingerprint))
        names.push(last.key)
      }
    return new MovedSet(keys, names)
  }

  private constructor(keys: LongList, names: LongList) {
    this.#set = new FingerprintSet(keys)
    this.#files = new BigUint64Array(keys.length)
    this.#next = new Uint32Array(keys.length)
    const files = names.values()
    for (const [at, key] of keys.values().entries()) {
      const first = placeIn(this.#set.keys, key) as number
      this.#files[first + (this.#next[first] as number)] = files[at] as bigint
      increase(this.#next, first, 1)
    }
    this.#next.fill(0)
  }

  /** Whether a finding is one of a file that is gone, which `find` is told; it says whether the finding is still to be found. */
  has(finding: Located, file: number, find: (file: bigint, fingerprint: bigint) => boolean): boolean {
    const fingerprint = fingerprintsOf(finding)
    const { keys } = this.#set
    const first = this.#set.placeOfNext(nth => keyOf(fingerprint(nth)), file)
    if (first === undefined) return false
    const key = keys[first] as bigint
    for (;;) {
      const place = first + (this.#next[first] as number)
      if (keys[place] !== key) return false
      increase(this.#next, first, 1)
      if (find(this.#files[place] as bigint, key)) return true
    }
  }
}

const increase = (counts: Uint32Array, at: number, by: number): void => {
  counts[at] = (counts[at] ?? 0) + by
}

const nameKey = (file: string): bigint => keyOf(hash(file))
