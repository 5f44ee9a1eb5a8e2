import { CatalogError } from '../catalog.ts'

/** The error for a record that another process changed during a batch. The batch is then retried. */
export class Conflict extends Error {}

/**
 * Converts a PostgreSQL or connection error to a {@link CatalogError}, marked as transient if a retry may succeed.
 * Returns a `CatalogError` unchanged.
 */
export function postgresError(error: unknown): CatalogError {
  if (error instanceof CatalogError) return error
  const message = messageOf(error) || 'no reason is given'
  const isTransient = isConflict(error) || transientCode.test(codeOf(error)) || transientMessage.test(message)
  const happened = isTransient ? 'does not answer' : 'refuses a request'
  return new CatalogError(`The PostgreSQL database ${happened}: ${message.replace(/\.$/, '')}.`, {
    cause: error,
    isTransient,
  })
}

/**
 * True if a transaction failed only because of concurrent transactions.
 *
 * Two transactions that insert the same key cause a duplicate-key error. A node that writes for another node may report
 * only a message, without the error code.
 */
export const isConflict = (error: unknown): boolean =>
  error instanceof Conflict ||
  /^(?:40(?:001|P01)|23505)$/.test(codeOf(error)) ||
  (!/^[0-9A-WYZ]/.test(codeOf(error)) && conflictMessage.test(messageOf(error)))

const conflictMessage = /duplicate key value|could not serialize access|deadlock|restart transaction|concurrent update/i

/** True if an error can result from creating the same table twice concurrently. */
export const isSchemaRace = (error: unknown): boolean =>
  isConflict(error) || /^(?:42P07|42710|XX000)$/.test(codeOf(error))

/** True if an error reports a missing table. */
export const isNoTable = (error: unknown): boolean => codeOf(error) === '42P01'

// If all addresses of a host fail, there is one error without its own message.
const causesOf = (error: unknown): unknown[] => (error instanceof AggregateError ? [error, ...error.errors] : [error])

function messageOf(error: unknown): string {
  const messages = causesOf(error).map(one => (one instanceof Error ? one.message : String(one)))
  return messages.find(message => message !== '') ?? codeOf(error)
}

function codeOf(error: unknown): string {
  for (const one of causesOf(error)) {
    const code = typeof one === 'object' && one !== null && 'code' in one ? one.code : undefined
    if (typeof code === 'string') return code
  }
  return ''
}

/**
 * Matches the codes of transient errors.
 *
 * These are SQLSTATE codes for connections, conflicts, locks, resources, operator intervention and read-only followers,
 * and Node's codes for failed connections and host look-ups.
 */
const transientCode =
  /^(?:08...|40...|53...|55P03|57P0[1-5]|57014|25006|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))$/

/**
 * Matches the messages of transient errors that cannot be recognised by their code.
 *
 * These are `pg` errors without a code, and errors on another node that have the code of an internal error.
 */
const transientMessage = new RegExp(
  [
    'connection (?:terminated|error|timeout|ended|to the remote node|not open)',
    'could not (?:connect to|establish any connection|(?:send|receive) data (?:to|from) server)',
    'no connection to the server',
    'SSL SYSCALL error',
    'server closed the connection',
    'SSL connection has been closed',
    'timeout exceeded',
    'not queryable',
    'query read timeout',
  ].join('|'),
  'i',
)
