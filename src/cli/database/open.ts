import { resolve } from 'node:path'
import type { Catalog } from '../../catalog/index.ts'
import { postgresCatalog, sqliteCatalog } from '../../catalog/index.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal.ts'
import { sqliteDatabase } from './sqlite.ts'

/**
 * Opens the catalog that an option names: a `postgres://` address, or the path of a SQLite file, which is made where there is none.
 * Throws `Misuse` where it is neither, or where the driver is not installed; what else fails is a `CatalogError`.
 */
export async function openCatalog(name: string, terminal: Terminal): Promise<Catalog> {
  if (/^postgres(?:ql)?:\/\//i.test(name)) return postgresCatalog(await postgresPool(name))
  const scheme = /^([a-z][a-z\d+.-]+):\/\//i.exec(name)?.[1]
  if (scheme !== undefined)
    throw new Misuse(`There is no catalog in ${scheme} databases; name a SQLite file or a postgres:// address.`)
  return sqliteCatalog(await sqliteDatabase(resolve(terminal.cwd, name)))
}

async function postgresPool(connectionString: string) {
  const { default: pg } = await import('pg').catch(() => {
    throw new Misuse("PostgreSQL needs the package 'pg', which is not installed: npm install pg")
  })
  try {
    return new pg.Pool({ connectionString })
  } catch (error) {
    throw new Misuse(`The address of the database cannot be read: ${error instanceof Error ? error.message : error}.`)
  }
}
