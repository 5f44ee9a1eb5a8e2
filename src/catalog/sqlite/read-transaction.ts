import type { Statements } from './database.ts'

/**
 * One transaction shared by reads that follow each other closely, because beginning and ending one takes as long as finding a
 * record. It ends once the waiting reads are done, so that readers see stale data only for a moment.
 */
export class ReadTransaction {
  readonly #sql: Statements
  readonly #begun: () => void
  #end: ReturnType<typeof setTimeout> | undefined

  /** `begun` is called at the beginning of each transaction; the data does not change until its end. */
  constructor(sql: Statements, begun: () => void) {
    this.#sql = sql
    this.#begun = begun
  }

  /** Reads within the open transaction, or a new one. */
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
      // SQLite had already ended it, and the reader got the error.
    }
  }
}
