import Database from 'better-sqlite3'
import { type SqliteDatabase, type SqliteStatement, type SqliteValue, sqliteCatalog } from '../../src/catalog/index.ts'
import { catalogSuite } from './suite.ts'

/** A database that is as exact about what is bound as the stricter driver, Node's own, which takes a blob without bytes for null. */
function strict(database: SqliteDatabase): SqliteDatabase {
  const checked = (values: SqliteValue[]): SqliteValue[] => {
    if (values.some(value => value instanceof Uint8Array && value.length === 0)) throw new TypeError('an empty blob')
    return values
  }
  const statement = (real: SqliteStatement): SqliteStatement => ({
    get: (...values) => real.get(...checked(values)),
    iterate: (...values) => real.iterate(...checked(values)),
    run: (...values) => real.run(...checked(values)),
  })
  return {
    exec: sql => database.exec(sql),
    prepare: sql => statement(database.prepare(sql)),
    close: () => database.close(),
  }
}

catalogSuite('SQLite', async () => sqliteCatalog(strict(new Database(':memory:'))))

const builtIn = process.getBuiltinModule('node:sqlite')
if (builtIn !== undefined && 'DatabaseSync' in builtIn) {
  const DatabaseSync = builtIn.DatabaseSync as new (path: string) => SqliteDatabase
  catalogSuite('node:sqlite', async () => sqliteCatalog(new DatabaseSync(':memory:')))
}
