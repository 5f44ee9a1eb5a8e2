import { isObject } from '../../../core/object.ts'
import { parsedJson } from '../../../core/strings.ts'
import { Misuse } from '../../misuse.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import type { PageMark } from './source.ts'

/** The progress of ingesting a source. */
export interface SourceState {
  /** The start of the last complete run. The next run fetches changes since then. */
  since?: string
  /** The URL at which an interrupted run continues, and the start time of that run. */
  next?: string
  began?: string
  /** True if the source has delivered records. If the database is empty nevertheless, the state is ignored. */
  hasCome?: boolean
  /** The address of the source's raw files. `serve` links to this address unless another address is configured. */
  filesUrl?: string
  /** The marks of pages by URL, for a source that does not report changes. */
  pages?: Readonly<Record<string, PageMark>>
}

/** The states of sources by source name, stored in one file. */
export interface StateFile {
  of(name: string): SourceState
  all(): Iterable<SourceState>
  keep(name: string, state: SourceState): Promise<void>
}

/** Returns the path of the state file: the path in the options, else a path that depends on the database. */
export const statePath = ({ state, db }: { state?: string; db: string }): string =>
  state ?? (/^[a-z][a-z\d+.-]+:\/\//i.test(db) ? 'citable-sources.json' : `${db}.sources.json`)

/**
 * Opens the state file. Starts without states if the file does not exist, and throws `Misuse` if it is not a state
 * file.
 */
export async function stateFile(path: string, terminal: Terminal): Promise<StateFile> {
  const states = new Map<string, SourceState>()
  if ((await terminal.files.kind(path)) !== undefined) {
    const value = parsedJson(new TextDecoder().decode(await terminal.files.read(path)))
    if (!isObject(value) || value.version !== 1 || !isObject(value.sources))
      throw new Misuse(
        `The file ${path} does not contain the progress of online sources; move the file, or name another one with --state.`,
      )
    for (const [name, state] of Object.entries(value.sources)) if (isObject(state)) states.set(name, checked(state))
  }
  return {
    of: name => states.get(name) ?? {},
    all: () => states.values(),
    async keep(name, state) {
      states.set(name, state)
      await terminal.files.replace(
        path,
        `${JSON.stringify({ version: 1, sources: Object.fromEntries(states) }, null, 2)}\n`,
      )
    },
  }
}

const checked = ({ since, next, began, hasCome, filesUrl, pages }: Readonly<Record<string, unknown>>): SourceState => ({
  ...(typeof since === 'string' && { since }),
  ...(typeof next === 'string' && URL.canParse(next) && { next }),
  ...(typeof began === 'string' && { began }),
  ...(hasCome === true && { hasCome }),
  ...(typeof filesUrl === 'string' && /^https?:\/\//.test(filesUrl) && URL.canParse(filesUrl) && { filesUrl }),
  ...(isObject(pages) && { pages: Object.fromEntries(Object.entries(pages).filter(isMark)) }),
})

const isMark = (entry: [string, unknown]): entry is [string, PageMark] => {
  const [address, mark] = entry
  return (
    URL.canParse(address) &&
    isObject(mark) &&
    typeof mark.etag === 'string' &&
    Number.isInteger(mark.records) &&
    Number.isInteger(mark.count) &&
    (mark.next === undefined || (typeof mark.next === 'string' && URL.canParse(mark.next)))
  )
}
