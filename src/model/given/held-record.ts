import { requireReadable } from '../../core/argument.ts'
import { isObject, type Members } from '../../core/object.ts'

/** A result of this package that holds a record: of `safeParse`, `resolve` or `upgrade`, or an entry of `readRecords`. */
export interface HoldsRecord<R = object> {
  record: R
}

/** A result of `safeParse`, `upgrade` or `resolveAll` that holds no record, which its member `ok` says. */
export interface HoldsNoRecord {
  readonly ok: false
}

/** A result of `readRecords`. */
export interface HoldsRecords<R = object> {
  readonly records: readonly HoldsRecord<R>[]
  readonly diagnostics: readonly object[]
}

/** A result of `fixValue`. */
export interface HoldsValue<R = object> {
  readonly value: R
  readonly fixed: readonly object[]
}

/** Any result of this package in which a record may be. */
export type HeldRecord<R = object> = HoldsRecord<R> | HoldsNoRecord | HoldsRecords<R> | HoldsValue<R>

/**
 * Returns the record in a result of this package that holds one, and any other value unchanged. Throws a `TypeError` that names the member
 * to pass for a result with several records or none.
 */
export function heldRecord(given: unknown): unknown {
  requireReadable(given)
  if (!isObject(given) || isRecord(given)) return given
  if (typeof given.then === 'function')
    throw new TypeError('The record should be an object, not a promise; await it first.')
  if (isObject(given.record)) return given.record
  if (isListing(given)) {
    const [first, ...others] = given.records
    if (others.length > 0)
      throw new TypeError(
        `This result holds ${given.records.length} records; pass one of them, such as records[0]${isReport(first) ? '' : '.record'}.`,
      )
    if (first !== undefined) return heldRecord(first)
  }
  if (isReport(given)) throw new TypeError('A report of a check holds no record; pass the value that was checked.')
  if (given.ok === false && isObject(given.error))
    throw new TypeError('This result holds no record; its member error says why.')
  if (Array.isArray(given.lacking)) throw new TypeError('This result holds no record; its member lacking says why.')
  if (Array.isArray(given.diagnostics))
    throw new TypeError('This result holds no record; its member diagnostics says why.')
  if (Array.isArray(given.fixed) && given.value !== undefined) return heldRecord(given.value)
  return given
}

/** Returns the records in a result of `readRecords` as a list, and any other value unchanged. */
export function heldRecords(given: unknown): unknown {
  requireReadable(given)
  return isObject(given) && !isRecord(given) && isListing(given) && !isReport(given.records[0])
    ? given.records.map(heldRecord)
    : given
}

/** True if a value has a member that records have and results do not. */
const isRecord = (given: Members): boolean =>
  ['titles', 'creators', 'datacite', 'attributes', 'type', 'title'].some(name => given[name] !== undefined)

const isListing = (given: Members): given is Members & { records: readonly unknown[] } =>
  Array.isArray(given.records) && Array.isArray(given.diagnostics)

const isReport = (given: unknown): boolean => isObject(given) && typeof given.outcome === 'string'
