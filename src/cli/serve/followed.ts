import { resolve } from 'node:path'
import { type Catalog, CatalogError } from '../../catalog/index.ts'
import { pagesOf } from '../../catalog/pages.ts'
import { flawOfCatalogFile } from '../database.ts'
import { reasonOf } from '../files.ts'
import type { Terminal } from '../terminal.ts'

/** How often the file is looked at, at most, in milliseconds. */
const pause = 1000

/**
 * A catalog in a file that may be replaced by another: the new one is opened as soon as a request or `ready` finds it. While there is no file, or
 * one that is no catalog, the catalog is not ready; requests are answered from the file that was open.
 */
export async function followedCatalog(
  path: string,
  open: () => Promise<Catalog>,
  { files, now, cwd }: Pick<Terminal, 'files' | 'now' | 'cwd'>,
): Promise<Catalog> {
  let current: Catalog | undefined = await open()
  let identity = await files.identity(path)
  let [generation, looked] = [0, now()]
  let fault: CatalogError | undefined
  let looking: Promise<void> | undefined
  let changing: Promise<void> | undefined

  async function look(): Promise<void> {
    const found = await files.identity(path)
    if (found === undefined) fault = gone(`There is no file ${path} any more.`, undefined)
    else if (found === identity) fault = undefined
    else await replace(found)
  }

  async function replace(found: string): Promise<void> {
    const flaw = await flawOfCatalogFile(resolve(cwd, path))
    if (flaw !== undefined) {
      fault = gone(replacedBy(flaw), undefined)
      return
    }
    changing = change(found).finally(() => {
      changing = undefined
    })
    await changing
  }

  // SQLite knows the changes beside a file by its name alone. The old file is closed first, which takes them into it, or they would be read as
  // those of the new one.
  async function change(found: string): Promise<void> {
    const before = current
    current = undefined
    try {
      await before?.close()
      const next = await open()
      await next.ready()
      current = next
      identity = found
      fault = undefined
      generation++
    } catch (error) {
      fault = gone(replacedBy(reasonOf(error)), error)
    }
  }

  const replacedBy = (reason: string): string =>
    `The file ${path} was replaced by one that cannot be opened: ${reason}.`

  /** Looks at the file unless that was done just now. */
  function fresh(isNow: boolean): Promise<void> {
    if (!isNow && now() - looked < pause && current !== undefined) return Promise.resolve()
    looking ??= look().finally(() => {
      looked = now()
      looking = undefined
    })
    return looking
  }

  async function opened(): Promise<Catalog> {
    await changing
    if (current === undefined) throw fault ?? gone(`The file ${path} is not open.`, undefined)
    return current
  }

  const own: Partial<Catalog> = {
    async ready() {
      await fresh(true)
      if (fault !== undefined) throw fault
      await (await opened()).ready()
    },
    async revision() {
      await fresh(false)
      const revision = await (await opened()).revision()
      return revision && `${generation} ${revision}`
    },
    // A listing that is under way goes on in the new file, behind the record that came last.
    iterate: (kind, filters = {}) => pagesOf(async query => (await opened()).list(kind, query), filters),
    close: async () => current?.close(),
  }
  return new Proxy(own as Catalog, {
    get: (_, name: keyof Catalog) => own[name] ?? (current === undefined ? methodLater(name) : current[name]),
  })

  // Only methods are ever asked for, and all of them promise their answers.
  function methodLater(name: keyof Catalog): unknown {
    return async (...given: unknown[]) =>
      (Reflect.get(await opened(), name) as (...all: unknown[]) => unknown)(...given)
  }
}

const gone = (message: string, cause: unknown): CatalogError => new CatalogError(message, { cause, isTransient: true })
