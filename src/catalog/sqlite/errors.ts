import { CatalogError } from '../catalog.ts'

/** An error of SQLite as a {@link CatalogError}: transient where another connection holds the database. */
export function sqliteError(error: unknown): unknown {
  if (error instanceof CatalogError) return error
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const isSqlite = typeof code === 'string' && /SQLITE/.test(code)
  const isTransient =
    isSqlite && (/^SQLITE_(?:BUSY|LOCKED)/.test(code) || (typeof errcode === 'number' && busy.has(errcode & 0xff)))
  const message = error instanceof Error ? error.message : String(error)
  return new CatalogError(`The SQLite database does not answer: ${message}.`, { cause: error, isTransient })
}

/** Result codes SQLITE_BUSY and SQLITE_LOCKED, as `node:sqlite` gives them. */
const busy = new Set([5, 6])
