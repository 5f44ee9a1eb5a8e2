import { isObject } from '../../../core/object.ts'
import type { FormatId } from '../../../formats/format.ts'
import type { CheckOptions, CheckReport } from '../../../validation/report.ts'
import { reasonOf } from '../../files.ts'
import type { Problem } from '../../inputs/input.ts'
import { sha256 } from '../../sha256.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { relativeName } from '../../text/relative-name.ts'
import { version } from '../../version.ts'

/** The reports of earlier checks, keyed by the name and content of the file and the settings of the check. */
export class Cache {
  readonly path: string | undefined
  readonly #cwd: string
  readonly #entries: Map<string, Entry>
  #isChanged = false

  /**
   * Opens a cache, which is empty if the file is missing, damaged or of another version. Without a path, the cache is
   * in memory.
   */
  static async open(path: string | undefined, terminal: Terminal): Promise<Cache> {
    return new Cache(path, terminal.cwd, path === undefined ? new Map() : await entriesIn(path, terminal))
  }

  private constructor(path: string | undefined, cwd: string, entries: Map<string, Entry>) {
    this.path = path
    this.#cwd = cwd
    this.#entries = entries
  }

  /**
   * Returns the cached report on a file if its bytes and the options are unchanged, else the report of `work`. Reports
   * of checks with custom rules are never cached.
   */
  async report(
    file: string,
    bytes: Uint8Array,
    options: CheckOptions<FormatId>,
    work: () => Promise<CheckReport<FormatId>>,
  ): Promise<CheckReport<FormatId>> {
    // The behaviour of a function cannot be derived from its text.
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

  /** Writes the cache if it has new entries. Returns a problem if writing fails. */
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
