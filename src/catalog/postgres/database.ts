import type { Kind } from '../catalog.ts'
import { isConflict, postgresError } from './errors.ts'

/** The result of a query. */
export interface PostgresResult {
  rows: Record<string, unknown>[]
  rowCount: number | null
}

/** A statement under a name, which a connection parses and plans once. */
export interface NamedStatement {
  name: string
  text: string
  values: unknown[]
}

/** The methods of a dedicated connection that a catalog calls. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>
  on(event: 'error', listener: (error: Error) => void): unknown
  removeListener(event: 'error', listener: (error: Error) => void): unknown
  release(destroy?: boolean): void
}

/** The methods of a connection pool that a catalog calls; `pg` has them. */
export interface PostgresPool {
  query(statement: string | NamedStatement, values?: unknown[]): Promise<PostgresResult>
  connect(): Promise<PostgresClient>
  on(event: 'error', listener: (error: Error) => void): unknown
  end(): Promise<void>
}

/** Runs a query. */
export type Query = (text: string, values?: unknown[]) => Promise<PostgresResult>

/** Different statements that a connection keeps; each costs it some memory for as long as it is open. */
const mostKept = 64

/**
 * Runs queries as statements that a connection parses once and plans a few times; of more than 64 different ones, those that came last are
 * run as they are. It halves the time of a search whose words few records have.
 */
export function keptStatements(pool: PostgresPool): Query {
  const names = new Map<string, string>()
  return (text, values = []) => {
    const name = names.get(text) ?? (names.size < mostKept ? `citable ${names.size}` : undefined)
    if (name !== undefined) names.set(text, name)
    return name === undefined ? pool.query(text, values) : pool.query({ name, text, values })
  }
}

/** The name of a kind's table; the table of its terms has `_term` appended. */
export const tableOf = (kind: Kind): string => `citable_${kind}`

/** Runs work in a transaction on a separate connection; rolls back if the work rejects. */
export async function inTransaction<T>(pool: PostgresPool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks between two queries emits an error event, which ends the process if nobody listens.
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

/** Retries what failed because of a concurrent transaction, or for another reason that passes, after a growing random pause. */
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
