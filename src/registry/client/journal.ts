import { requireText } from '../../core/argument.ts'
import { isObject } from '../../core/object.ts'
import { parsedJson } from '../../core/strings.ts'

/** An entry in the journal of a registration, stored before or after an attempt to write a DOI. */
export interface JournalEntry {
  /** The id of the plan. */
  plan: string
  doi: string
  /** `writing`: about to be written; `written`: written and read back; `refused`: rejected by the registry. */
  stage: 'writing' | 'written' | 'refused'
  /** The time of the entry (ISO 8601). */
  at: string
}

/** The log of a registration, from which an interrupted run resumes. */
export interface RegistrationJournal {
  /** The entries so far, oldest first. */
  entries: readonly JournalEntry[]
  /** Stores an entry. Resolves once the entry would survive a crash; a rejection ends the registration. */
  write(entry: JournalEntry): Promise<void>
}

/**
 * Parses a journal, one line of JSON per entry. Skips a last line that was cut off by a crash.
 *
 * @throws TypeError for any other line that is not an entry.
 *
 * @example
 * const text = '{"plan":"p","doi":"10.5072/a","stage":"writing","at":"2026-11-22T12:00:00Z"}\n{"plan":"p","do'
 * parseJournal(text).map(({ stage }) => stage) // → ['writing']
 */
export function parseJournal(text: string): JournalEntry[] {
  const lines = requireText(text).split('\n')
  // Text after the last line break is incomplete.
  const complete = lines.slice(0, -1).filter(line => line !== '')
  return complete.map((line, index) => {
    const entry = parsedJson(line)
    if (isEntry(entry)) return entry
    throw new TypeError(
      `Line ${index + 1} of the journal is not a journal entry; the file is another one, or was changed.`,
    )
  })
}

const isEntry = (value: unknown): value is JournalEntry =>
  isObject(value) &&
  typeof value.plan === 'string' &&
  typeof value.doi === 'string' &&
  typeof value.at === 'string' &&
  (value.stage === 'writing' || value.stage === 'written' || value.stage === 'refused')
