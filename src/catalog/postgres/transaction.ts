import { isConflict, postgresError } from './errors.ts'
import type { PostgresPool, Query } from './pool.ts'

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
