import { Known } from '../baseline/known.ts'
import type { Configuration } from '../config/configuration.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { type Silencer, silencerOf } from '../silence/silence.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type FailOn, isFailing } from './fail-on.ts'
import { fileWithoutRepeats } from './repeats.ts'
import { type FileReport, findingsOf } from './report.ts'

interface LeftOptions {
  failOn: FailOn
  baseline: string | undefined
  configuration: Configuration
  language: Language
}

/**
 * A report of the findings that remain after fixes and make the run fail. With a baseline, the report is written at the
 * end of the run, after resolved findings have been removed from the baseline.
 *
 * Without a baseline, findings are also reported earlier, as soon as the stored reports exceed `mostHeld`.
 */
export class LeftFindings {
  readonly #options: LeftOptions
  readonly #terminal: Terminal
  #held: FileReport[] = []
  #size = 0
  #silencer: Silencer | undefined
  #isFailing = false

  constructor(options: LeftOptions, terminal: Terminal) {
    this.#options = options
    this.#terminal = terminal
  }

  /** Processes the findings that remain in a file or in its next part. */
  async take(file: FileReport): Promise<void> {
    const { failOn, baseline } = this.#options
    if (failOn === 'never') return
    this.#held.push(file)
    for (const { diagnostics } of [file, ...file.records]) this.#size += 1 + diagnostics.length
    if (this.#size > mostHeld && baseline === undefined) await this.#report()
  }

  /** Reports the stored findings that make the run fail. Returns true if any finding has made the run fail. */
  async end(): Promise<boolean> {
    if (this.#silencer === undefined && this.#held.length === 0) return false
    const { leftOver } = await (await this.#report()).end()
    for (const file of leftOver) this.#print(file)
    return this.#isFailing
  }

  async #report(): Promise<Silencer> {
    const { baseline, configuration } = this.#options
    const terminal = this.#terminal
    this.#silencer ??= silencerOf(configuration, await Known.open(baseline, terminal), true, terminal)
    for (const file of this.#held) this.#print(await this.#silencer.part(file))
    this.#held = []
    this.#size = 0
    return this.#silencer
  }

  #print(file: FileReport): void {
    const { failOn, language } = this.#options
    for (const { diagnostic } of findingsOf(fileWithoutRepeats(file))) {
      if (!isFailing(diagnostic, failOn)) continue
      this.#isFailing = true
      const { message, ...finding } = inLanguage(diagnostic, language)
      const told = { ...finding, message: `${finding.rule}: ${message}` }
      this.#terminal.stderr.write(`${complaint(file.file, told)}\n`)
    }
  }
}

/** The maximum total number of files, records and findings to store if there is no baseline. */
const mostHeld = 100_000
