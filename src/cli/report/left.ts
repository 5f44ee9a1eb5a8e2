import type { Configuration } from '../config/configuration.ts'
import type { Language } from '../language/language.ts'
import { inLanguage } from '../language/translate.ts'
import { Known } from '../silence/known.ts'
import { type Silencer, silencerOf } from '../silence/silence.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { type FailOn, isFailing } from './fail-on.ts'
import { fileWithoutRepeats } from './repeats.ts'
import { type FileReport, findingsOf } from './report.ts'

/** The findings that no fix has settled. Those that make a run fail are reported on standard error. */
export interface LeftFindings {
  /** Takes the findings of a file, or of its next part. */
  take(file: FileReport): Promise<void>
  /** Reports the findings that were held. Returns true if one makes the run fail. */
  end(): Promise<boolean>
}

/** Records and findings that are held to be reported behind everything else. */
const mostHeld = 20_000

/** Holds findings until the end, because fixes lower the baseline; without one, they are reported earlier where they are many. */
export function leftFindings(
  failOn: FailOn,
  baseline: string | undefined,
  configuration: Configuration,
  language: Language,
  terminal: Terminal,
): LeftFindings {
  let held: FileReport[] = []
  let size = 0
  let silencer: Silencer | undefined
  let isFailed = false

  async function report(): Promise<Silencer> {
    silencer ??= silencerOf(configuration, await Known.open(baseline, terminal), true, terminal)
    const files = held
    held = []
    size = 0
    for (const file of files) print(await silencer.part(file))
    return silencer
  }

  function print(file: FileReport): void {
    for (const { diagnostic } of findingsOf(fileWithoutRepeats(file))) {
      if (!isFailing(diagnostic, failOn)) continue
      isFailed = true
      const { rule, position, message } = inLanguage(diagnostic, language)
      const place = position === undefined ? '' : `:${position.start.line}:${position.start.column}`
      terminal.stderr.write(`citable: ${oneLine(file.file)}${place}: ${rule}: ${oneLine(message)}\n`)
    }
  }

  return {
    async take(file) {
      if (failOn === 'never') return
      held.push(file)
      for (const { diagnostics } of [file, ...file.records]) size += 1 + diagnostics.length
      if (size > mostHeld && baseline === undefined) await report()
    },
    async end() {
      if (silencer === undefined && held.length === 0) return false
      for (const file of (await (await report()).end()).leftOver) print(file)
      return isFailed
    },
  }
}
