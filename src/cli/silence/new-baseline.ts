import { dirname, resolve } from 'node:path'
import { fingerprintsInFile } from '../report/fingerprint.ts'
import { type FileReport, findingsOf } from '../report/report.ts'
import type { Terminal } from '../terminal.ts'
import { type NameInBaseline, namesFor, writeBaseline } from './baseline.ts'
import { baselineEntries } from './baseline-entries.ts'

/** Bytes of a fingerprint. */
const size = 32

/** Fingerprints in a block: one list of all would be copied whenever it grows, and both be there for a while. */
const inBlock = 1 << 14

/** Where the fingerprint of a finding begins in its block. */
const startOf = (place: number): number => (place % inBlock) * size

interface Block {
  bytes: Buffer
  rules: Uint16Array
}

/** Takes the findings of a run as they come, and writes them as a baseline; it keeps 34 bytes of each. */
export class NewBaseline {
  readonly path: string
  readonly #terminal: Terminal
  readonly #nameOf: NameInBaseline
  readonly #fingerprintOf = fingerprintsInFile()
  /** The files that were checked, or kept, and where their entries begin and end. */
  readonly #files = new Map<string, { start: number; end: number }>()
  #last = { start: 0, end: 0 }
  readonly #blocks: Block[] = []
  readonly #ruleNames = new Map<string, number>()
  #length = 0

  constructor(path: string, terminal: Terminal) {
    this.path = path
    this.#terminal = terminal
    this.#nameOf = namesFor(path, terminal.cwd)
  }

  /** Takes the findings of a file, or of its next part. */
  take(report: FileReport): void {
    this.#begin(this.#nameOf(report.file))
    for (const finding of findingsOf(report)) this.#add(this.#fingerprintOf(finding), finding.diagnostic.rule)
  }

  /**
   * Writes the baseline, replacing the one before at once, and gives the number of its findings. Files of that one which were not checked keep
   * theirs, unless they are gone.
   */
  async write(): Promise<number> {
    await this.#keepOthers()
    const files = [...this.#files].filter(([, { start, end }]) => end > start).sort(([a], [b]) => (a < b ? -1 : 1))
    const rules = [...this.#ruleNames.keys()]
    await writeBaseline(
      this.path,
      files.map(([name, stretch]) => [name, this.#findings(stretch, rules)] as const),
      this.#terminal,
    )
    return this.#length
  }

  async #keepOthers(): Promise<void> {
    const { files } = this.#terminal
    if ((await files.kind(this.path)) === undefined) return
    let last: { file: string; isKept: boolean } | undefined
    for await (const entries of baselineEntries(this.path, this.#terminal))
      for (const { file, fingerprint, rule } of entries) {
        if (file !== last?.file) {
          const isOther = !this.#files.has(file)
          last = { file, isKept: isOther && (await files.kind(resolve(dirname(this.path), file))) === 'file' }
          if (last.isKept) this.#begin(file)
        }
        if (last.isKept) this.#add(fingerprint, rule)
      }
  }

  #begin(name: string): void {
    const known = this.#files.get(name)
    if (known !== undefined && known.end === this.#length) return
    this.#last = { start: this.#length, end: this.#length }
    this.#files.set(name, this.#last)
  }

  #add(fingerprint: string, rule: string): void {
    const known = this.#ruleNames.get(rule) ?? this.#ruleNames.size
    this.#ruleNames.set(rule, known)
    if (this.#length % inBlock === 0)
      this.#blocks.push({ bytes: Buffer.alloc(inBlock * size), rules: new Uint16Array(inBlock) })
    const { bytes, rules } = this.#block(this.#length)
    bytes.write(fingerprint, startOf(this.#length), size, 'hex')
    rules[this.#length % inBlock] = known
    this.#last.end = ++this.#length
  }

  #block = (place: number): Block => this.#blocks[Math.floor(place / inBlock)] as Block

  #sorted(start: number, end: number): Uint32Array {
    return Uint32Array.from({ length: end - start }, (_, at) => start + at).sort((one, other) => {
      const [a, b] = [startOf(one), startOf(other)]
      return this.#block(one).bytes.compare(this.#block(other).bytes, b, b + size, a, a + size)
    })
  }

  /** The findings of a file, by their fingerprints. */
  *#findings({ start, end }: { start: number; end: number }, rules: readonly string[]): Generator<[string, string]> {
    for (const place of this.#sorted(start, end)) {
      const { bytes, rules: numbers } = this.#block(place)
      const from = startOf(place)
      yield [bytes.toString('hex', from, from + size), rules[numbers[place % inBlock] ?? 0] ?? '']
    }
  }
}
