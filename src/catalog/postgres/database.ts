import type { Kind } from '../catalog.ts'
import { isConflict, postgresError } from './errors.ts'

/** The result of a query. */
export interface PostgresResult {
  rows: Record<string, unknown>[]
  rowCount: number | null
}

/** A named statement, which a connection parses only once. */
export interface NamedStatement {
  name: string
  text: string
  values: unknown[]
}

/** The methods that a catalog calls on a dedicated connection. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>
  on(event: 'error', listener: (error: Error) => void): unknown
  removeListener(event: 'error', listener: (error: Error) => void): unknown
  release(destroy?: boolean): void
}

/** The methods that a catalog calls on a connection pool, as in `pg`. */
export interface PostgresPool {
  query(statement: string | NamedStatement, values?: unknown[]): Promise<PostgresResult>
  connect(): Promise<PostgresClient>
  on(event: 'error', listener: (error: Error) => void): unknown
  end(): Promise<void>
}

/** A function that runs an SQL statement with values for its parameters. */
export type Query = (text: string, values?: unknown[]) => Promise<PostgresResult>

/**
 * The maximum number of prepared statements per connection. Each takes memory for as long as the connection is open.
 */
const mostKept = 64

/**
 * Returns a function that prepares the first 64 distinct statements, and runs all others unprepared.
 *
 * A connection parses a prepared statement once and plans it a few times, which halves the time of a search for rare
 * words.
 */
export function keptStatements(pool: PostgresPool): Query {
  const names = new Map<string, string>()
  return (text, values = []) => {
    const name = names.get(text) ?? (names.size < mostKept ? `citable ${names.size}` : undefined)
    if (name !== undefined) names.set(text, name)
    return name === undefined ? pool.query(text, values) : pool.query({ name, text, values })
  }
}

/** Returns the name of a kind's table. The table of its terms has `_term` appended. */
export const tableOf = (kind: Kind): string => `citable_${kind}`

/** Runs work in a transaction on a separate connection. Rolls back if the work rejects. */
export async function inTransaction<T>(pool: PostgresPool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks between two queries emits an error event, which would end the process without a listener.
  const ignore = (): void => undefined
  client.on('error', ignore)
  let isBroken = false
  try {
    await client.query('begin')
    const result = await work((text, values) => client.query(text, values))
    await client.query('commit')
    return result
  } catch (error) {
    isBroken = !isConflict(error) && postgresError(error).isTransient
    if (!isBroken) await client.query('rollback').catch(() => (isBroken = true))
    throw error
  } finally {
    client.removeListener('error', ignore)
    client.release(isBroken)
  }
}

/**
 * Runs work, and retries it up to 11 times after an error that `passes` accepts.
 *
 * By default, `passes` accepts a conflict with a concurrent transaction. Waits before each retry for a random time,
 * whose limit doubles up to 1.28 seconds.
 */
export async function untilItHolds<T>(
  work: () => Promise<T>,
  passes: (error: unknown) => boolean = isConflict,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !passes(error)) throw error
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20 * 2 ** Math.min(attempt, 6)))
    }
  }
}

const attempts = 12
