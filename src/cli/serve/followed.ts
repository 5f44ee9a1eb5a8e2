import { resolve } from 'node:path'
import { type Catalog, CatalogError } from '../../catalog/index.ts'
import { pagesOf } from '../../catalog/paging.ts'
import { flawOfCatalogFile } from '../database.ts'
import { reasonOf } from '../files.ts'
import type { Terminal } from '../terminal/terminal.ts'

/**
 * The minimum time in milliseconds between two checks of the file, unless `ready` requires a check or no catalog is
 * open.
 */
const pause = 1000

type Surroundings = Pick<Terminal, 'files' | 'now' | 'cwd'>

/**
 * Opens a catalog in a file that may be replaced, and opens the new file after a replacement. `ready` always checks for
 * a new file, and `revision` checks at most once a second.
 *
 * If the file is missing, or its header is not that of a catalog that this release supports, the followed catalog is not
 * ready, and requests are answered from the previous file. Requests fail if a file with a valid header cannot be opened,
 * because the previous file must be closed first.
 */
export async function followedCatalog(
  path: string,
  open: () => Promise<Catalog>,
  surroundings: Surroundings,
): Promise<Catalog> {
  const file = new FollowedFile(path, open, surroundings)
  await file.begin()
  const own: Partial<Catalog> = {
    ready: () => file.ready(),
    async revision() {
      await file.look(false)
      const revision = await (await file.opened()).revision()
      return revision && `${file.generation} ${revision}`
    },
    // A listing in progress continues in the new file, after the last record returned.
    iterate: (kind, filters = {}) => pagesOf(async query => (await file.opened()).list(kind, query), filters),
    close: async () => file.current?.close(),
  }
  return new Proxy(own as Catalog, {
    get: (_, name: keyof Catalog) => own[name] ?? (file.current === undefined ? methodLater(name) : file.current[name]),
  })

  // Only methods are accessed, and all of them return promises.
  function methodLater(name: keyof Catalog): unknown {
    return async (...given: unknown[]) =>
      (Reflect.get(await file.opened(), name) as (...all: unknown[]) => unknown)(...given)
  }
}

class FollowedFile {
  /** The open catalog; undefined while it is being replaced, or if the new file cannot be opened. */
  current: Catalog | undefined
  /** The number of times the file has been replaced. */
  generation = 0
  readonly #path: string
  readonly #open: () => Promise<Catalog>
  readonly #surroundings: Surroundings
  #identity: string | undefined
  #looked = 0
  #fault: CatalogError | undefined
  #looking: Promise<void> | undefined
  #changing: Promise<void> | undefined

  constructor(path: string, open: () => Promise<Catalog>, surroundings: Surroundings) {
    this.#path = path
    this.#open = open
    this.#surroundings = surroundings
  }

  async begin(): Promise<void> {
    this.current = await this.#open()
    this.#identity = await this.#surroundings.files.identity(this.#path)
    this.#looked = this.#surroundings.now()
  }

  /**
   * Checks whether the file has been replaced, and opens the new file if so. If a catalog is open and `isNow` is false,
   * skips the check within a second of the previous check.
   */
  look(isNow: boolean): Promise<void> {
    const { now } = this.#surroundings
    if (!isNow && now() - this.#looked < pause && this.current !== undefined) return Promise.resolve()
    this.#looking ??= this.#see().finally(() => {
      this.#looked = now()
      this.#looking = undefined
    })
    return this.#looking
  }

  async opened(): Promise<Catalog> {
    await this.#changing
    if (this.current === undefined) throw this.#fault ?? gone(`The file ${this.#path} is not open.`, undefined)
    return this.current
  }

  async ready(): Promise<void> {
    await this.look(true)
    if (this.#fault !== undefined) throw this.#fault
    await (await this.opened()).ready()
  }

  async #see(): Promise<void> {
    const found = await this.#surroundings.files.identity(this.#path)
    if (found === undefined) this.#fault = gone(`The file ${this.#path} no longer exists.`, undefined)
    else if (found === this.#identity) this.#fault = undefined
    else await this.#replace(found)
  }

  async #replace(found: string): Promise<void> {
    const flaw = await flawOfCatalogFile(resolve(this.#surroundings.cwd, this.#path))
    if (flaw !== undefined) {
      this.#fault = this.#replacedBy(flaw)
      return
    }
    this.#changing = this.#change(found).finally(() => {
      this.#changing = undefined
    })
    await this.#changing
  }

  // SQLite finds the write-ahead log of a file by its name alone. Closing the old file first merges its log, which
  // would otherwise be read as that of the new file.
  async #change(found: string): Promise<void> {
    const before = this.current
    this.current = undefined
    try {
      await before?.close()
      const next = await this.#open()
      await readyOrClosed(next)
      this.current = next
      this.#identity = found
      this.#fault = undefined
      this.generation++
    } catch (error) {
      this.#fault = this.#replacedBy(reasonOf(error), error)
    }
  }

  #replacedBy(reason: string, cause?: unknown): CatalogError {
    return gone(`The file ${this.#path} was replaced by one that cannot be opened: ${reason}.`, cause)
  }
}

/** Resolves if a catalog is ready. If not, closes the catalog and rejects with the error of `ready`. */
export async function readyOrClosed(catalog: Catalog): Promise<void> {
  try {
    await catalog.ready()
  } catch (error) {
    await catalog.close()
    throw error
  }
}

const gone = (message: string, cause: unknown): CatalogError => new CatalogError(message, { cause, isTransient: true })
