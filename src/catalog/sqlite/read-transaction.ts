import type { Statements } from './database.ts'

/**
 * One transaction for what is read close together: to begin and end one for each record takes as long as to find it. It ends by itself
 * when whatever is waiting has been read, so that nobody sees what was there more than a moment ago.
 */
export class ReadTransaction {
  readonly #sql: Statements
  readonly #begun: () => void
  #end: ReturnType<typeof setTimeout> | undefined

  /** `begun` is called at the beginning of each: until its end nothing changes. */
  constructor(sql: Statements, begun: () => void) {
    this.#sql = sql
    this.#begun = begun
  }

  /** Reads within the transaction that is open, or else within a new one. */
  read<T>(work: () => T): T {
    try {
      if (this.#end === undefined) {
        this.#sql.run('begin')
        this.#end = setTimeout(() => this.end(), 0)
        this.#begun()
      }
      return work()
    } catch (error) {
      // SQLite may have ended it by itself, and what is read next has to begin another.
      this.end()
      throw error
    }
  }

  /** Ends the transaction; nothing where none is open. */
  end(): void {
    if (this.#end === undefined) return
    clearTimeout(this.#end)
    this.#end = undefined
    try {
      this.#sql.run('commit')
    } catch {
      // SQLite had ended it, and whoever was reading has been told why.
    }
  }
}
