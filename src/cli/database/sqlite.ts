import type { SqliteDatabase } from '../../catalog/index.ts'
import { Misuse } from '../misuse.ts'

/** Opens a SQLite file with Node's own driver where there is one, else with better-sqlite3. Throws `Misuse` where neither is there or the file cannot be opened. */
export async function sqliteDatabase(path: string): Promise<SqliteDatabase> {
  const Database = builtIn() ?? (await installed())
  try {
    return new Database(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Misuse(`The database ${path} cannot be opened: ${reason.replace(/\.$/, '')}.`)
  }
}

type Constructor = new (path: string) => SqliteDatabase

function builtIn(): Constructor | undefined {
  // Its driver is experimental in some releases of Node, which is not the concern of whoever runs a command.
  const { emitWarning } = process
  process.emitWarning = () => undefined
  try {
    const module = process.getBuiltinModule('node:sqlite')
    return module && 'DatabaseSync' in module ? (module.DatabaseSync as Constructor) : undefined
  } finally {
    process.emitWarning = emitWarning
  }
}

async function installed(): Promise<Constructor> {
  try {
    const { default: Database } = await import('better-sqlite3')
    // Opening anything fails where the package is there and was not built.
    new Database(':memory:').close()
    return Database
  } catch (error) {
    const isThere = !(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')
    throw new Misuse(
      isThere
        ? "SQLite needs Node 22.13, or the package 'better-sqlite3', which is not built: npm rebuild better-sqlite3"
        : "SQLite needs Node 22.13, or the package 'better-sqlite3', which is not installed: npm install better-sqlite3",
    )
  }
}
