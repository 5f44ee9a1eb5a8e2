import { type JournalEntry, parseJournal, type RegistrationJournal } from '../../registry/client/index.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** A journal in a file, of which every line is on the disk before `write` resolves. */
export interface FileJournal extends RegistrationJournal {
  close(): Promise<void>
}

/** Opens a journal, or begins one. Throws `Misuse` for a file that is not a journal or cannot be written. */
export async function openJournal(path: string, { files }: Terminal): Promise<FileJournal> {
  try {
    // A device has no size, and may have no end.
    const isEmpty = (await files.kind(path)) === undefined || (await files.size(path)) === 0
    const text = isEmpty ? '' : new TextDecoder().decode(await files.read(path))
    const entries = parseJournal(text)
    // A line that a crash cut off would spoil the next one.
    const log = await files.openLog(path, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)))
    // One after the other, so that lines are not mixed.
    let last = Promise.resolve()
    const write = (entry: JournalEntry): Promise<void> => {
      last = last.then(
        () => append(entry),
        () => append(entry),
      )
      return last
    }
    const append = async (entry: JournalEntry): Promise<void> => {
      try {
        await log.append(`${JSON.stringify(entry)}\n`)
      } catch (error) {
        throw new JournalError(
          `${path}: The journal cannot be written: ${reasonOf(error)}. Nothing is registered without one.`,
        )
      }
    }
    return { entries, write, close: () => log.close() }
  } catch (error) {
    if (error instanceof TypeError) throw new Misuse(`${path}: ${error.message}`)
    throw new Misuse(`${path}: The journal cannot be opened: ${reasonOf(error)}.`)
  }
}

/** A journal that cannot be written. */
class JournalError extends Error {
  override name = 'JournalError'
}
