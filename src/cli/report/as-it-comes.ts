import { type GrowingFile, reasonOf } from '../files.ts'
import type { Problem } from '../inputs/input.ts'
import { type StreamingReporter, streamingReporter } from '../reporters/streaming.ts'
import type { CheckStanding } from '../run/journal.ts'
import type { StreamRun } from '../run/stream-run.ts'
import { plain } from '../terminal/colors.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** Something that a report is written to. */
export interface Writer {
  reporter: StreamingReporter
  write(texts: Iterable<string>): Promise<void>
  /** The file, if it is one that can still be written. */
  file?(): GrowingFile | undefined
  close(): Promise<void>
}

/** Standard output, and the files that are asked for; one that cannot be written is a problem, and the others are. */
export async function writersFor(
  run: StreamRun,
  before: CheckStanding | undefined,
  problems: Problem[],
  terminal: Terminal,
): Promise<Writer[]> {
  const { stdout } = terminal
  const writers: Writer[] = [
    {
      reporter: streamingReporter(run.format, run.settings, before?.outputs[0]?.state),
      async write(texts) {
        for (const text of joined(texts)) {
          stdout.write(text)
          await stdout.drained?.()
        }
      },
      close: async () => undefined,
    },
  ]
  for (const [index, { format, file: path }] of run.outputs.entries()) {
    const kept = before?.outputs[index + 1]
    let file: GrowingFile | undefined
    const attempt = async (work: () => Promise<unknown>): Promise<void> => {
      try {
        await work()
      } catch (error) {
        problems.push({ file: path, message: `The report cannot be written: ${reasonOf(error)}.` })
        const refused = file
        file = undefined
        await refused?.close().catch(() => undefined)
      }
    }
    await attempt(async () => {
      file = await terminal.files.openOutput(path, kept?.length ?? 0)
    })
    writers.push({
      reporter: streamingReporter(format, { ...run.settings, colors: plain, columns: 100 }, kept?.state),
      write: texts =>
        attempt(async () => {
          const open = file
          if (open !== undefined) for (const text of joined(texts)) await open.write(text)
        }),
      file: () => file,
      close: () => attempt(async () => file?.close()),
    })
  }
  if (before === undefined && !run.isSummaryOnly)
    for (const writer of writers) await writer.write([writer.reporter.begin()])
  return writers
}

/** Characters that are written at once: enough not to ask the system for each, and few beside what else is in memory. */
const atOnce = 1 << 16

/** Texts as few longer ones; each is made when the one before is written. */
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
