import { isObject } from '../../core/object.ts'
import { parsedJson } from '../../core/strings.ts'

/** A record of one write of a registration, made before or after the write. */
export interface JournalEntry {
  /** The plan that it belongs to. */
  plan: string
  doi: string
  /** `writing`: the write is about to be made; `written`: it was made and read back; `refused`: the registry refused it. */
  stage: 'writing' | 'written' | 'refused'
  /** ISO 8601. */
  at: string
}

/** The log of a registration, from which an interrupted run resumes. */
export interface RegistrationJournal {
  /** The entries so far, oldest first. */
  entries: readonly JournalEntry[]
  /** Writes an entry down; resolves once it survives a crash. A rejection ends the registration before the write that it was for. */
  write(entry: JournalEntry): Promise<void>
}

/**
 * The entries in the text of a journal, a line of JSON each. A last line that was cut off by a crash is left out; anything else that
 * is not an entry is a `TypeError`.
 *
 * @example
 * const text = '{"plan":"p","doi":"10.5072/a","stage":"writing","at":"2026-11-22T12:00:00Z"}\n{"plan":"p","do'
 * parseJournal(text).map(({ stage }) => stage) // → ['writing']
 */
export function parseJournal(text: string): JournalEntry[] {
  const lines = text.split('\n')
  // What follows the last line break is not complete.
  const complete = lines.slice(0, -1).filter(line => line !== '')
  return complete.map((line, index) => {
    const entry = parsedJson(line)
    if (isEntry(entry)) return entry
    throw new TypeError(
      `Line ${index + 1} of the journal is not an entry of a journal; it is another file, or it was changed.`,
    )
  })
}

const isEntry = (value: unknown): value is JournalEntry =>
  isObject(value) &&
  typeof value.plan === 'string' &&
  typeof value.doi === 'string' &&
  typeof value.at === 'string' &&
  (value.stage === 'writing' || value.stage === 'written' || value.stage === 'refused')
