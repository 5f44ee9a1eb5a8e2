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

/** A text that grows bit by bit, on standard output or in a file. */
export interface GrowingText {
  /** Makes the file if it is not there yet, even for an empty text. Rejects with an {@link OutputFailure}. */
  write(text: string): Promise<void>
  close(): Promise<void>
  /** Returns the size of the file in bytes, after its content is synced to disk. */
  length(): Promise<number>
}

/** A text on standard output, or in a file, which keeps so many bytes of what it has. */
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

/** Throws `Misuse` where a file to write is an input, or there already. */
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

/** The journalled state of a text: the progress through its records, its length in bytes and the counts of its command. */
interface TextStanding<Count> extends Standing, Going {
  length: number
  count: Count
}

/** A text that a command makes of records, and with which another run can go on. */
export interface ContinuedText<Count> extends GrowingText {
  /** The progress and counts of the earlier run, if this run continues one. */
  before: (Going & { count: Count }) | undefined
  /** Notes how far the run is, if it is time. */
  note(going: Going, count: Count, isLast: boolean): Promise<void>
  /** Sets the text before all records. It is written with the first record or the end, unless an earlier run already wrote it. */
  begin(text: string): void
  /** Writes the end, unless it is undefined, and removes the journal if all is done. Returns the problems of the run, with the reason why the end could not be written. */
  finish(end: string | undefined, done: Pick<WorkDone, 'problems' | 'isInterrupted'>): Promise<Problem[]>
}

/** Begins a text, or goes on with it. Throws `Misuse` where the file is there already, or the journal is of another run. */
export async function continuedText<Count>(
  command: string,
  options: OptionValues<typeof textOptions>,
  collected: Collected,
  terminal: Terminal,
): Promise<ContinuedText<Count>> {
  const { output, force = false, resume } = options
  if (resume !== undefined && output === undefined)
    throw new Misuse('--resume goes on with a file: name it with --output.')
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
