import { isObject } from '../../../core/object.ts'
import type { FormatId } from '../../../formats/format.ts'
import type { CheckOptions, CheckReport } from '../../../validation/report.ts'
import { reasonOf } from '../../files.ts'
import type { Problem } from '../../inputs/input.ts'
import { sha256 } from '../../sha256.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { relativeName } from '../../text/relative-name.ts'
import { version } from '../../version.ts'

/** The findings of files as they were, to be found by their content and by how they were checked. */
export class Cache {
  readonly path: string | undefined
  readonly #cwd: string
  readonly #entries: Map<string, Entry>
  #isChanged = false

  /** Reads a cache; one that is missing, broken or another version's is empty. Without a path it is kept in memory. */
  static async open(path: string | undefined, terminal: Terminal): Promise<Cache> {
    return new Cache(path, terminal.cwd, path === undefined ? new Map() : await entriesIn(path, terminal))
  }

  private constructor(path: string | undefined, cwd: string, entries: Map<string, Entry>) {
    this.path = path
    this.#cwd = cwd
    this.#entries = entries
  }

  /** The report on a file: the one that is kept if its bytes and the options are as they were, else the one that `work` gives. */
  async report(
    file: string,
    bytes: Uint8Array,
    options: CheckOptions<FormatId>,
    work: () => Promise<CheckReport<FormatId>>,
  ): Promise<CheckReport<FormatId>> {
    // What a function does cannot be told from its text.
    if (options.ownRules !== undefined) return work()
    const name = relativeName(file, this.#cwd)
    const key = sha256()
      .update(JSON.stringify([name, options]))
      .update('\0')
      .update(bytes)
      .digest('hex')
    const known = this.#entries.get(name)
    if (known?.key === key) return known.report
    const report = await work()
    this.#entries.set(name, { key, report })
    this.#isChanged = true
    return report
  }

  /** Writes what is new; returns why it cannot be written. */
  async save({ files }: Terminal): Promise<Problem[]> {
    if (this.path === undefined || !this.#isChanged) return []
    try {
      await files.replace(this.path, JSON.stringify({ version, files: Object.fromEntries(this.#entries) }))
      this.#isChanged = false
      return []
    } catch (error) {
      return [{ file: this.path, message: `The cache cannot be written: ${reasonOf(error)}.` }]
    }
  }
}

interface Entry {
  key: string
  report: CheckReport<FormatId>
}

async function entriesIn(path: string, { files }: Terminal): Promise<Map<string, Entry>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(await files.read(path)))
    if (!isObject(value) || value.version !== version || !isObject(value.files)) return new Map()
    return new Map(Object.entries(value.files).filter((entry): entry is [string, Entry] => isEntry(entry[1])))
  } catch {
    return new Map()
  }
}

const isEntry = (value: unknown): value is Entry =>
  isObject(value) &&
  typeof value.key === 'string' &&
  isObject(value.report) &&
  Array.isArray(value.report.records) &&
  Array.isArray(value.report.diagnostics)
