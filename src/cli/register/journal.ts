import { type JournalEntry, parseJournal, type RegistrationJournal } from '../../registry/client/index.ts'
import { reasonOf } from '../files.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'

/** A journal in a file. Every line is on disk before `write` resolves. */
export interface FileJournal extends RegistrationJournal {
  close(): Promise<void>
}

/** Opens or creates a journal. Throws `Misuse` for a file that is not a journal, or cannot be read or written. */
export async function openJournal(path: string, { files }: Terminal): Promise<FileJournal> {
  try {
    // Rejects devices: their size is unknown and reading may never end.
    const isEmpty = (await files.kind(path)) === undefined || (await files.size(path)) === 0
    const text = isEmpty ? '' : new TextDecoder().decode(await files.read(path))
    const entries = parseJournal(text)
    // Removes an incomplete line left by a crash. Otherwise, the next line would be appended to that line.
    const log = await files.openLog(path, Buffer.byteLength(text.slice(0, text.lastIndexOf('\n') + 1)))
    // Writes sequentially, so that lines are not interleaved.
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
          `${path}: The journal cannot be written: ${reasonOf(error)}. Nothing is registered without a journal.`,
        )
      }
    }
    return { entries, write, close: () => log.close() }
  } catch (error) {
    if (error instanceof TypeError) throw new Misuse(`${path}: ${error.message}`)
    throw new Misuse(`${path}: The journal cannot be opened: ${reasonOf(error)}.`)
  }
}

class JournalError extends Error {
  override name = 'JournalError'
}
