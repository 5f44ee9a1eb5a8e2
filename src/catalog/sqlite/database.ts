/** A value that can be bound to a statement. */
export type SqliteValue = string | number | Uint8Array

/** The methods that a catalog calls on a SQLite database, as in better-sqlite3 and `node:sqlite`. */
export interface SqliteDatabase {
  exec(sql: string): unknown
  prepare(sql: string): SqliteStatement
  close(): unknown
}

/** The methods that a catalog calls on a prepared statement. */
export interface SqliteStatement {
  get(...values: SqliteValue[]): unknown
  iterate(...values: SqliteValue[]): Iterable<unknown>
  run(...values: SqliteValue[]): { lastInsertRowid: number | bigint }
}

/** A row of a result, by column name. */
export type Row = Readonly<Record<string, unknown>>

/** Returns the first row of a query that runs only once, or undefined if there is none. */
export const firstOf = (database: SqliteDatabase, sql: string): Row | undefined =>
  database.prepare(sql).get() as Row | undefined

/** Parses a JSON list of numbers from SQLite. */
export const numbersIn = (list: unknown): number[] => JSON.parse(String(list))

/** A database that prepares each statement once. */
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

  /** Runs a statement. Returns the row id of the last row that the connection inserted. */
  run(sql: string, ...values: SqliteValue[]): number {
    return Number(this.#statement(sql).run(...values).lastInsertRowid)
  }

  /** Runs `work` in a transaction that may write. Rolls back if `work` throws. */
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

  // SQLite itself rolls back if the disk is full; report the first error.
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

/**
 * A transaction shared by reads in close succession, because beginning and ending a transaction takes as long as
 * finding a record.
 *
 * The transaction ends once the pending reads are done, so that readers see stale data only for a moment.
 */
export class ReadTransaction {
  readonly #sql: Statements
  readonly #begun: () => void
  #end: ReturnType<typeof setTimeout> | undefined

  /** @param begun Called at the beginning of each transaction. The data does not change until the transaction ends. */
  constructor(sql: Statements, begun: () => void) {
    this.#sql = sql
    this.#begun = begun
  }

  /** Runs `work` within the open transaction, or within a new one. */
  read<T>(work: () => T): T {
    try {
      if (this.#end === undefined) {
        this.#sql.run('begin')
        this.#end = setTimeout(() => this.end(), 0)
        this.#begun()
      }
      return work()
    } catch (error) {
      // SQLite may have ended the transaction itself; the next read must begin another.
      this.end()
      throw error
    }
  }

  /** Ends the transaction, if one is open. */
  end(): void {
    if (this.#end === undefined) return
    clearTimeout(this.#end)
    this.#end = undefined
    try {
      this.#sql.run('commit')
    } catch {
      // SQLite had already ended it, and the reader received the error.
    }
  }
}
