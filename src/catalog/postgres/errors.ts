import { CatalogError } from '../catalog.ts'

/** A batch was changed under our hands by another process; it is tried again. */
export class Conflict extends Error {}

/** An error of PostgreSQL or of the way to it as a {@link CatalogError}. */
export function postgresError(error: unknown): CatalogError {
  if (error instanceof CatalogError) return error
  const message = messageOf(error) || 'no reason is given'
  const isTransient = isConflict(error) || transientCode.test(codeOf(error)) || transientMessage.test(message)
  return new CatalogError(`The PostgreSQL database does not answer: ${message.replace(/\.$/, '')}.`, {
    cause: error,
    isTransient,
  })
}

/** Whether a transaction failed only because of others that ran beside it. */
export const isConflict = (error: unknown): boolean =>
  error instanceof Conflict || /^40(?:001|P01)$/.test(codeOf(error))

/** Whether an error is one of those that making the same table twice at once can give. */
export const isSchemaRace = (error: unknown): boolean =>
  isConflict(error) || /^(?:23505|42P07|42710|XX000)$/.test(codeOf(error))

/** Whether a table is not there. */
export const isNoTable = (error: unknown): boolean => codeOf(error) === '42P01'

// Several addresses of one host, all of which failed, are one error without a message of its own.
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

/** SQLSTATE classes for connections, conflicts, resources and operators that step in, read-only followers, and Node's codes of sockets. */
const transientCode =
  /^(?:08...|40...|53...|55P03|57P0[1-5]|57014|25006|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN|NOTFOUND))$/

/** What `pg` says without a code. */
const transientMessage =
  /connection (?:terminated|error|timeout|ended)|timeout exceeded|not queryable|query read timeout/i
