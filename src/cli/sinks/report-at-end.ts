import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import { eachInput } from '../inputs/each.ts'
import type { Input } from '../inputs/input.ts'
import type { Rewritten } from '../pieces/rewrite.ts'
import { type FailOn, isFailing } from '../report/fail-on.ts'
import type { ReportFormat } from '../reporters/index.ts'
import { colorsFor } from '../terminal/colors.ts'
import { exitCodeOf, failure, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { version } from '../version.ts'
import { type Conversion, type NoteKind, weightOfNote } from './conversion.ts'
import { type ConversionSettings, conversionReport } from './conversion-report.ts'
import type { Deliver } from './whole-files.ts'

/** What a run of `convert` or `upgrade` does with its inputs. */
export interface Run {
  command: ConversionSettings['command']
  to?: ConversionSettings['to']
  /** Reads an input and writes it in the new format. */
  rewrite(input: Input, bytes: Uint8Array): Rewritten | Promise<Rewritten>
  /** Writes the texts to their destination. */
  deliver: Deliver
  /** The kinds of notes that make the run fail; nothing of an input with one of them is written. */
  failing: readonly NoteKind[]
  /** What makes the exit code 1. */
  failOn: FailOn
  format: ReportFormat | undefined
  quiet: boolean
  /** Whether a report for people counts what is too much to be shown. */
  losses: ConversionSettings['losses']
  /** Whether to report even if there is nothing to report. */
  verbose: boolean
  color: boolean | undefined
}

/** Rewrites every input and reports on standard error. The exit code is 2 if something could not be read or written, 3 if it could not be fetched, 1 if an input is not a record or the run fails. */
export async function runConversion({ inputs, problems }: Collected, run: Run, terminal: Terminal): Promise<ExitCode> {
  const conversion: Conversion = { files: [], problems: [...problems] }
  let isFailed = false
  const unread = await eachInput(inputs, terminal, async (file, bytes, input) => {
    const rewritten = await attempt(() => run.rewrite(input, bytes))
    if ('error' in rewritten) {
      conversion.problems.push({ file, message: failure(run.command, rewritten.error, terminal) })
      return
    }
    const { texts, ...converted } = rewritten
    const fails = isCostly(converted, run.failing)
    isFailed ||=
      (fails && run.failOn !== 'never') ||
      converted.diagnostics.some(diagnostic => isFailing(diagnostic, run.failOn)) ||
      converted.records.some(({ notes }) =>
        notes.some(({ kind }) => isFailing(weightOfNote(kind, run.failing), run.failOn)),
      )
    const { problems: unwritten, ...delivered } = fails ? { problems: [] } : await run.deliver(input, rewritten)
    conversion.problems.push(...unwritten)
    const isWritten = !fails && texts.length > 0 && unwritten.length === 0
    conversion.files.push({ ...converted, ...delivered, isWritten })
  })
  conversion.problems.push(...unread)
  printProblems(conversion.problems, terminal)
  report(conversion, run, isFailed, terminal)
  return exitCodeOf(conversion.problems) || (isFailed ? 1 : 0)
}

async function attempt<T>(work: () => T | Promise<T>): Promise<T | { error: unknown }> {
  try {
    return await work()
  } catch (error) {
    return { error }
  }
}

const isCostly = ({ records, diagnostics }: Omit<Rewritten, 'texts'>, failing: readonly NoteKind[]): boolean =>
  (failing.length > 0 && diagnostics.some(({ severity }) => severity !== 'info')) ||
  records.some(({ notes }) => notes.some(({ kind }) => failing.includes(kind)))

function report(conversion: Conversion, run: Run, isFailed: boolean, terminal: Terminal): void {
  const { stderr, env, cwd } = terminal
  const format: ReportFormat = run.format ?? (env.GITHUB_ACTIONS ? 'github' : 'pretty')
  const { files } = conversion
  const isClean = files.every(
    ({ isWritten, diagnostics, records }) =>
      isWritten && diagnostics.length === 0 && records.every(({ notes }) => notes.length === 0),
  )
  // A person who pipes the result on wants to read of what went wrong only.
  if (isClean && format === 'pretty' && !run.verbose) return
  if (run.quiet && !isFailed && files.every(({ isWritten }) => isWritten)) return
  stderr.write(
    conversionReport(conversion, format, {
      command: run.command,
      ...(run.to !== undefined && { to: run.to }),
      failing: run.failing,
      ...(run.quiet && isFailed && { onlyFailing: run.failOn }),
      losses: run.losses,
      colors: colorsFor(stderr, terminal, run.color),
      columns: stderr.columns,
      version,
      cwd,
    }),
  )
}
