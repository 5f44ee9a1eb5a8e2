import { type Catalog, CatalogError } from '../../catalog/index.ts'
import { reasonOf } from '../files.ts'
import type { Terminal } from '../terminal.ts'

/** How often the file is looked at, at most, and how long reads under way may go on in one that was replaced; in milliseconds. */
const [pause, grace] = [1000, 60_000]

/**
 * A catalog in a file that may be replaced by another: the new one is opened as soon as a request or `ready` finds it. While there is no file, or
 * one that is no catalog, the catalog is not ready; requests are answered from the file that was open.
 */
export async function followedCatalog(
  path: string,
  open: () => Promise<Catalog>,
  { files, now }: Pick<Terminal, 'files' | 'now'>,
): Promise<Catalog> {
  let current = await open()
  let identity = await files.identity(path)
  let [generation, looked] = [0, now()]
  let fault: CatalogError | undefined
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const found = await files.identity(path)
    if (found === undefined) fault = gone(`There is no file ${path} any more.`, undefined)
    else if (found === identity) fault = undefined
    else await replace(found)
  }

  async function replace(found: string): Promise<void> {
    try {
      const next = await open()
      await next.ready()
      const before = current
      current = next
      identity = found
      fault = undefined
      generation++
      setTimeout(() => before.close().catch(() => undefined), grace).unref()
    } catch (error) {
      fault = gone(`The file ${path} was replaced by one that cannot be opened: ${reasonOf(error)}.`, error)
    }
  }

  /** Looks at the file unless that was done just now. */
  function fresh(isNow: boolean): Promise<void> {
    if (!isNow && now() - looked < pause) return Promise.resolve()
    looking ??= look().finally(() => {
      looked = now()
      looking = undefined
    })
    return looking
  }

  const own: Partial<Catalog> = {
    async ready() {
      await fresh(true)
      if (fault !== undefined) throw fault
      await current.ready()
    },
    async revision() {
      await fresh(false)
      const revision = await current.revision()
      return revision && `${generation} ${revision}`
    },
    close: () => current.close(),
  }
  return new Proxy(own as Catalog, {
    get: (_, name: keyof Catalog) => own[name] ?? current[name],
  })
}

const gone = (message: string, cause: unknown): CatalogError => new CatalogError(message, { cause, isTransient: true })
