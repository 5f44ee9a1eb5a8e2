import { isConflict, postgresError } from './errors.ts'
import type { PostgresPool, Query } from './pool.ts'

/** Does what is done in one transaction on a connection of its own: all of it, or nothing where it rejects. */
export async function inTransaction<T>(pool: PostgresPool, work: (query: Query) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  // A connection that breaks between two queries says so by an event, and one that nobody hears ends the process.
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

/** Tries again what failed because of others beside it, after a pause that grows and differs from theirs. */
export async function untilItHolds<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !isConflict(error)) throw error
      await new Promise(resolve => setTimeout(resolve, Math.random() * 20 * 2 ** Math.min(attempt, 6)))
    }
  }
}

const attempts = 12
