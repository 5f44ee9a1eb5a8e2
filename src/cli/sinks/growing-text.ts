import type { GrowingFile } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { Misuse } from '../misuse.ts'
import type { OptionValues } from '../options.ts'
import { type Going, OutputFailure, type WorkDone } from '../run/each-member.ts'
import { askedOf, askedWith, journalAt, readJournal, type Standing } from '../run/journal.ts'
import type { textOptions } from '../run/run-options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { inputsAmong } from './targets.ts'

/** A streamed text on standard output or in a file. */
export interface GrowingText {
  /**
   * Writes to standard output or to the file, which is created even for an empty text. Rejects with an
   * {@link OutputFailure} if the file cannot be written.
   */
  write(text: string): Promise<void>
  close(): Promise<void>
  /** Returns the size of the file in bytes, after its content is synced to disk. */
  length(): Promise<number>
}

/** Opens a text on standard output or in a file. Keeps the first `kept` bytes of the file. */
export function growingText(path: string | undefined, kept: number, { stdout, files }: Terminal): GrowingText {
  let file: Promise<GrowingFile> | undefined
  return {
    async write(text) {
      if (path === undefined) {
        stdout.write(text)
        await stdout.drained?.()
        return
      }
      try {
        file ??= files.openOutput(path, kept)
        await (await file).write(text)
      } catch (error) {
        throw new OutputFailure(path, error)
      }
    },
    close: async () => (await file?.catch(() => undefined))?.close(),
    async length() {
      const open = await file
      await open?.sync()
      return open?.length ?? kept
    },
  }
}

/**
 * Returns the reason for a failed write as a problem.
 * @throws any error other than an `OutputFailure`
 */
export function unwritten(error: unknown): Problem[] {
  if (!(error instanceof OutputFailure)) throw error
  return [{ file: error.file, message: error.message }]
}

/** Throws `Misuse` if an output file is also an input, or if it exists and `force` is false. */
export async function refuseExisting(
  file: string,
  { inputs }: Collected,
  force: boolean,
  terminal: Terminal,
): Promise<void> {
  if (await inputsAmong(inputs, terminal)(file)) throw new Misuse(`${file} is an input; name another file.`)
  if (!force && (await terminal.files.kind(file)) !== undefined)
    throw new Misuse(`${file} already exists; --force overwrites it.`)
}

/** The journalled state of a text: its length in bytes, the progress of the run and the counts of the command. */
interface TextStanding<Count> extends Standing, Going {
  length: number
  count: Count
}

/** A text that a command writes, and that another run can continue. */
export interface ContinuedText<Count> extends GrowingText {
  /** The progress and counts of the earlier run, if this run continues one. */
  before: (Going & { count: Count }) | undefined
  /** Saves the progress of the run, at most every two seconds unless `isLast` is true. */
  note(going: Going, count: Count, isLast: boolean): Promise<void>
  /**
   * Sets the text that precedes all records. It is written with the first record or with the end, unless an earlier run
   * has written it.
   */
  begin(text: string): void
  /**
   * Writes the end of the text, if there is one, and removes the journal if the run is complete. Returns the problems
   * of the run, including a failure to write the end.
   */
  finish(end: string | undefined, done: Pick<WorkDone, 'problems' | 'isInterrupted'>): Promise<Problem[]>
}

/**
 * Begins or continues a text. Throws `Misuse` for `resume` without `output`, for a file that may not be written, and
 * for the journal of another run.
 */
export async function continuedText<Count>(
  command: string,
  options: OptionValues<typeof textOptions>,
  collected: Collected,
  terminal: Terminal,
): Promise<ContinuedText<Count>> {
  const { output, force = false, resume } = options
  if (resume !== undefined && output === undefined)
    throw new Misuse('--resume continues a file: name it with --output.')
  const asked = await askedOf(resume, askedWith(command, options), collected.inputs, terminal)
  const before = resume === undefined ? undefined : await readJournal<TextStanding<Count>>(resume, asked, terminal)
  if (output !== undefined) await refuseExisting(output, collected, force || before !== undefined, terminal)
  const journal = journalAt<TextStanding<Count>>(resume, terminal)
  const text = growingText(output, before?.length ?? 0, terminal)
  let first = ''
  const write = (more: string): Promise<void> => {
    const whole = first + more
    first = ''
    return text.write(whole)
  }
  return {
    ...text,
    before,
    write,
    begin(beginning) {
      if (before === undefined) first = beginning
    },
    note: (going, count, isLast) =>
      journal.note(async () => ({ version: 1, asked, ...going, length: await text.length(), count }), isLast),
    async finish(end, { problems, isInterrupted }) {
      const failures = end === undefined ? [] : await write(end).then(() => [], unwritten)
      await text.close()
      if (!isInterrupted && failures.length === 0) await journal.remove()
      return [...problems, ...failures.filter(({ file }) => problems.every(known => known.file !== file))]
    },
  }
}
