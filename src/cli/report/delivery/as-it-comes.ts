import { type GrowingFile, reasonFor } from '../../files.ts'
import type { Problem } from '../../inputs/input.ts'
import { inputText } from '../../inputs/texts.ts'
import { fileInLanguage, problemsInLanguage } from '../../language/translate.ts'
import { type ReportFormat, reporters } from '../../reporters/index.ts'
import { sayingWhatIsSilent } from '../../silence/silence.ts'
import { plain } from '../../terminal/colors.ts'
import { exitCodeOf, printProblems } from '../../terminal/problems.ts'
import type { Output, Terminal } from '../../terminal/terminal.ts'
import { orderedCounts } from '../counts/counts.ts'
import { countsText } from '../counts/counts-text.ts'
import type { Report } from '../report.ts'
import type { ReportState, ReportStream } from '../reporter.ts'
import { reportPhrase } from '../texts.ts'
import { type Reports, skippedFiles } from './at-end.ts'
import type { Outcome, Sink, WrittenReport } from './sink.ts'

/**
 * Creates a sink that streams findings, so that memory does not grow with their number. With `isSummaryOnly`, the sink
 * writes only the counts and the summary.
 */
export function asItComes(
  { format, outputs, settings, language }: Reports,
  isSummaryOnly: boolean,
  terminal: Terminal,
): Sink {
  const { quiet, wording } = settings
  const writers: Writer[] = []

  function endOf(writer: Writer, whole: Report, more: Pick<Outcome, 'counts'>): string {
    const ending = writer.stream.end(whole, more)
    if (!isSummaryOnly) return ending
    return writer.format === 'json'
      ? `${JSON.stringify({ version: 1, summary: whole.summary, ...more }, undefined, 2)}\n`
      : `${countsText(more.counts, wording.say)}\n${ending}`
  }

  return {
    async begin(before, problems) {
      const state = before?.[0]?.state ?? {}
      writers.push({ format, state, stream: reporters[format].stream(settings, state), ...toOutput(terminal.stdout) })
      for (const [index, { format, file }] of outputs.entries()) {
        const kept = before?.[index + 1]
        const state = kept?.state ?? {}
        const stream = reporters[format].stream({ ...settings, colors: plain, columns: 100 }, state)
        writers.push({ format, state, stream, ...(await toFile(file, kept, problems, terminal)) })
      }
      if (before === undefined && !isSummaryOnly)
        for (const writer of writers) await writer.write([writer.stream.begin()])
    },
    async part(file) {
      if (isSummaryOnly) return
      const own = fileInLanguage(file, language)
      for (const writer of writers) await writer.write(writer.stream.part(own))
    },
    async onDisk() {
      const written: WrittenReport[] = []
      for (const { synced, state } of writers) written.push({ length: await synced(), state })
      return written
    },
    async end({ summary, counts, fixable, hasFailing, maxWarnings, hasTooManyWarnings, problems, silent, searches }) {
      const whole: Report = { files: [], problems: problemsInLanguage(problems, language), summary, fixable }
      const more = { counts: orderedCounts(counts) }
      for (const writer of writers) {
        await writer.write([endOf(writer, whole, more)])
        await writer.close()
      }
      printProblems(problemsInLanguage(problems, language), terminal)
      terminal.stderr.write(skippedFiles(format, settings, searches, language))
      // No other output reports this reason in quiet mode.
      if (hasTooManyWarnings && quiet && !hasFailing) {
        const counts = { warnings: summary.warnings, allowed: maxWarnings }
        terminal.stderr.write(`citable: ${wording.say(reportPhrase('tooManyWarnings', counts))}\n`)
      }
      // A run over part of the inputs does not find everything in a baseline, so nothing is reported as resolved.
      terminal.stderr.write(quiet ? '' : sayingWhatIsSilent({ ...silent, gone: 0 }, language))
      return exitCodeOf(problems) || (hasFailing || hasTooManyWarnings ? 1 : 0)
    },
  }
}

interface Writer extends Destination {
  format: ReportFormat
  state: ReportState
  stream: ReportStream
}

interface Destination {
  write(texts: Iterable<string>): Promise<void>
  /** Waits until all bytes of a file are on disk, and returns their number; 0 for standard output. */
  synced(): Promise<number>
  close(): Promise<void>
}

const toOutput = (output: Output): Destination => ({
  async write(texts) {
    for (const text of joined(texts)) {
      output.write(text)
      await output.drained?.()
    }
  },
  synced: async () => 0,
  close: async () => undefined,
})

/**
 * Opens the file of a report, and continues the report of an earlier run if there is one. A failure becomes a problem,
 * and the other reports are still written.
 */
async function toFile(
  path: string,
  kept: WrittenReport | undefined,
  problems: Problem[],
  terminal: Terminal,
): Promise<Destination> {
  let file: GrowingFile | undefined
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work()
    } catch (error) {
      problems.push({ file: path, message: inputText('unwrittenReport', { reason: reasonFor(error) }) })
      const refused = file
      file = undefined
      await refused?.close().catch(() => undefined)
    }
  }
  await attempt(async () => {
    file = await terminal.files.openOutput(path, kept?.length ?? 0)
  })
  return {
    write: texts =>
      attempt(async () => {
        const open = file
        if (open !== undefined) for (const text of joined(texts)) await open.write(text)
      }),
    async synced() {
      await file?.sync()
      return file?.length ?? 0
    },
    close: () => attempt(async () => file?.close()),
  }
}

/** The number of characters that are collected for one write, to limit the number of system calls. */
const atOnce = 1 << 16

/** Joins texts into longer ones. Creates each longer text only after the previous one was written. */
function* joined(texts: Iterable<string>): Generator<string> {
  let held = ''
  for (const text of texts) {
    held += text
    if (held.length < atOnce) continue
    yield held
    held = ''
  }
  if (held !== '') yield held
}
