import type { FormatId } from '../../formats/format.ts'
import type { CheckOptions, CheckReport } from '../../validation/report.ts'
import type { Language } from '../language/language.ts'
import { Misuse } from '../misuse.ts'
import { checkedFile } from '../pieces/check.ts'
import { relativeName } from '../report/fingerprint.ts'
import type { FileReport } from '../report/report.ts'
import { type Baseline, loweredBaseline, namesFor, readBaseline, writeBaseline } from '../silence/baseline.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { FixedFile } from './fix-file.ts'

/** Takes what fixes have settled out of a baseline, if there is one. */
export class Settled {
  readonly path: string | undefined
  readonly #baseline: Baseline | undefined
  readonly #terminal: Terminal
  readonly #changes: { before: FileReport; after: FileReport }[] = []

  /** Reads the baseline of a path. Throws `Misuse` if there is none. */
  static async open(path: string | undefined, terminal: Terminal): Promise<Settled> {
    const baseline = path === undefined ? undefined : await readBaseline(path, terminal)
    if (path !== undefined && baseline === undefined)
      throw new Misuse(
        `There is no baseline ${relativeName(path, terminal.cwd)}; 'citable check --update-baseline' writes it.`,
      )
    return new Settled(path, baseline, terminal)
  }

  private constructor(path: string | undefined, baseline: Baseline | undefined, terminal: Terminal) {
    this.path = path
    this.#baseline = baseline
    this.#terminal = terminal
  }

  /** Notes that a file was fixed. */
  async note(
    file: string,
    bytes: Uint8Array,
    options: CheckOptions<FormatId>,
    { isChanged, report }: FixedFile,
  ): Promise<void> {
    if (this.#baseline === undefined || !isChanged) return
    const fileReport = (one: CheckReport<FormatId>): FileReport => ({ ...one, file, excerpt: () => undefined })
    this.#changes.push({
      before: fileReport((await checkedFile(file, bytes, options)).result),
      after: fileReport(report),
    })
  }

  /** Writes the baseline, if anything is settled, and says so; also what came to light. */
  async write({ phrases }: Language): Promise<string> {
    if (this.#baseline === undefined || this.path === undefined || this.#changes.length === 0) return ''
    const nameOf = namesFor(this.path, this.#terminal.cwd)
    const { baseline, settled, uncovered } = loweredBaseline(this.#baseline, this.#changes, nameOf)
    const name = relativeName(this.path, this.#terminal.cwd)
    const entries = Object.entries(baseline).map(([file, findings]) => [file, Object.entries(findings)] as const)
    await writeBaseline(this.path, entries, this.#terminal)
    const { settledIn, broughtToLight } = phrases.fixes
    return [settled > 0 && settledIn(settled, name), uncovered > 0 && broughtToLight(uncovered, name)]
      .map(sentence => (sentence === false ? '' : `citable: ${sentence}\n`))
      .join('')
  }
}
