import { dirname, resolve } from 'node:path'
import { fingerprintsInFile, hash, keyOf } from '../report/fingerprint.ts'
import { type FileReport, findingsOf, type Located } from '../report/report.ts'
import { scratchBeside } from '../spill/beside.ts'
import { KeyedNumbers } from '../spill/keyed-numbers.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type NameInBaseline, namesFor, writeBaseline } from './baseline.ts'
import { baselineEntries } from './baseline-entries.ts'
import { FingerprintList } from './fingerprint-list.ts'
import { type Stretch, StretchList } from './stretch-list.ts'

/** Takes the findings of a run as they come, and writes them as a baseline. What does not fit into memory goes into files beside that. */
export class NewBaseline {
  readonly path: string
  readonly #terminal: Terminal
  readonly #nameOf: NameInBaseline
  readonly #fingerprintOf: (finding: Located) => string
  readonly #entries: FingerprintList
  readonly #stretches: StretchList
  /** The file in hand, and where its entries begin. */
  #file: { name: string; start: number; isAgain: boolean } | undefined
  /** The files that were checked. */
  readonly #checked: KeyedNumbers

  constructor(path: string, terminal: Terminal) {
    this.path = path
    this.#terminal = terminal
    this.#nameOf = namesFor(path, terminal.cwd)
    const open = scratchBeside(path, terminal)
    this.#fingerprintOf = fingerprintsInFile(open)
    this.#entries = new FingerprintList(open)
    this.#stretches = new StretchList(open)
    this.#checked = new KeyedNumbers(open)
  }

  /** Takes the findings of a file, or of its next part. */
  take(report: FileReport): void {
    this.#begin(this.#nameOf(report.file))
    for (const finding of findingsOf(report)) this.#entries.add(this.#fingerprintOf(finding), finding.diagnostic.rule)
  }

  /**
   * Writes the baseline, replacing the one before at once, and gives the number of its findings. Files of that one which were not checked keep
   * theirs, unless they are gone.
   */
  async write(): Promise<number> {
    await this.#keepOthers()
    this.#end()
    let length = 0
    const file = ([name, start, end]: Stretch) => {
      length += end - start
      return [name, this.#entries.sorted(start, end)] as const
    }
    await writeBaseline(this.path, mapped(this.#stretches.sorted(), file), this.#terminal)
    return length
  }

  async #keepOthers(): Promise<void> {
    const { files } = this.#terminal
    if ((await files.kind(this.path)) === undefined) return
    let last: { file: string; isKept: boolean } | undefined
    for await (const entries of baselineEntries(this.path, this.#terminal))
      for (const { file, fingerprint, rule } of entries) {
        if (file !== last?.file) {
          const isOther = this.#checked.get(nameKey(file)) === 0
          last = { file, isKept: isOther && (await files.kind(resolve(dirname(this.path), file))) === 'file' }
          if (last.isKept) this.#begin(file)
        }
        if (last.isKept) this.#entries.add(fingerprint, rule)
      }
  }

  #begin(name: string): void {
    if (this.#file?.name === name) return
    this.#end()
    const key = nameKey(name)
    this.#file = { name, start: this.#entries.length, isAgain: this.#checked.get(key) > 0 }
    this.#checked.set(key, 1)
    this.#entries.begin()
  }

  /** A file that comes again has the findings that it has then. */
  #end(): void {
    if (this.#file === undefined) return
    const { name, start, isAgain } = this.#file
    if (isAgain || this.#entries.length > start) this.#stretches.add([name, start, this.#entries.length])
  }
}

function* mapped<From, To>(items: Iterable<From>, make: (item: From) => To): Generator<To> {
  for (const item of items) yield make(item)
}

const nameKey = (file: string) => keyOf(hash(file))
