/** What is bound to a statement. */
export type SqliteValue = string | number | Uint8Array

/** What a catalog calls of a SQLite database: better-sqlite3's and `node:sqlite`'s both have it. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatement
  close(): unknown
}

/** What a catalog calls of a prepared statement. */
export interface SqliteStatement {
  get(...values: SqliteValue[]): unknown
  iterate(...values: SqliteValue[]): Iterable<unknown>
  run(...values: SqliteValue[]): { lastInsertRowid: number | bigint }
}

/** A row by the names of its columns. */
export type Row = Readonly<Record<string, unknown>>

/** The first row of a query that is asked once. */
export const firstOf = (database: SqliteDatabase, sql: string): Row | undefined =>
  database.prepare(sql).get() as Row | undefined

/** A database whose statements are prepared once. */
export class Statements {
  readonly #database: SqliteDatabase
  readonly #prepared = new Map<string, SqliteStatement>()

  constructor(database: SqliteDatabase) {
    this.#database = database
  }

  first(sql: string, ...values: SqliteValue[]): Row | undefined {
    return this.#statement(sql).get(...values) as Row | undefined
  }

  rows(sql: string, ...values: SqliteValue[]): Iterable<Row> {
    return this.#statement(sql).iterate(...values) as Iterable<Row>
  }

  /** Runs a statement; gives the number of the row that it has put in. */
  run(sql: string, ...values: SqliteValue[]): number {
    return Number(this.#statement(sql).run(...values).lastInsertRowid)
  }

  /** Does what is done in one transaction that may write: all of it, or nothing where it throws. */
  transaction<T>(work: () => T): T {
    this.run('begin immediate')
    try {
      const result = work()
      this.run('commit')
      return result
    } catch (error) {
      this.#rollBack()
      throw error
    }
  }

  // SQLite has rolled back by itself where the disk was full; the first error is the one to tell.
  #rollBack(): void {
    try {
      this.run('rollback')
    } catch {}
  }

  #statement(sql: string): SqliteStatement {
    const statement = this.#prepared.get(sql) ?? this.#database.prepare(sql)
    this.#prepared.set(sql, statement)
    return statement
  }
}
