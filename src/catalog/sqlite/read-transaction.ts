import type { Statements } from './database.ts'

/**
 * One transaction for what is read close together: to begin and end one for each record takes as long as to find it. It ends by itself
 * when whatever is waiting has been read, so that nobody sees what was there more than a moment ago.
 */
export class ReadTransaction {
  readonly #sql: Statements
  #end: ReturnType<typeof setTimeout> | undefined

  constructor(sql: Statements) {
    this.#sql = sql
  }

  /** Reads within the transaction that is open, or else within a new one. */
  read<T>(work: () => T): T {
    if (this.#end === undefined) {
      this.#sql.run('begin')
      this.#end = setTimeout(() => this.end(), 0)
    }
    return work()
  }

  /** Ends the transaction; nothing where none is open. */
  end(): void {
    if (this.#end === undefined) return
    clearTimeout(this.#end)
    this.#end = undefined
    try {
      this.#sql.run('commit')
    } catch {
      // SQLite ended it when something went wrong, which whoever was reading has been told.
    }
  }
}
