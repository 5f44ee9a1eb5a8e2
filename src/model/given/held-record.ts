import { lookInto, requireReadable } from '../../core/argument.ts'
import { isObject, type Members } from '../../core/object.ts'

/** A result with a record, from `safeParse`, `resolve`, `resolveAll` or `upgrade`, or an entry of `readRecords`. */
export interface HoldsRecord<R = object> {
  record: R
}

/** A result of `safeParse`, `upgrade` or `resolveAll` without a record, marked by its member `ok`. */
export interface HoldsNoRecord {
  readonly ok: false
}

/** A result of `readRecords`. */
export interface HoldsRecords<R = object> {
  readonly records: readonly HoldsRecord<R>[]
  readonly diagnostics: readonly object[]
}

/** A result of `fixValue`, with the fixed record as its value. */
export interface HoldsValue<R = object> {
  readonly value: R
  readonly fixed: readonly object[]
}

/** Any result of this package that may have a record. */
export type HeldRecord<R = object> = HoldsRecord<R> | HoldsNoRecord | HoldsRecords<R> | HoldsValue<R>

/**
 * Returns the record in a result of this package or in a REST API list response with one record. Returns any other
 * object or primitive value unchanged.
 *
 * Throws the error of a getter or proxy as it is, so callers are wrapped in `onlyTypeErrors`.
 *
 * @throws TypeError for a result with several records or none, a list, a promise, bytes, or an empty class instance
 */
export function heldRecord(given: unknown): unknown {
  requireOne(given)
  return entryIn(given)
}

/**
 * Returns the record in an entry of a list as {@link heldRecord} does. Instead of throwing, returns a list, bytes or an
 * empty class instance unchanged.
 */
export function heldEntry(given: unknown): unknown {
  requireReadable(given)
  return entryIn(given)
}

function entryIn(given: unknown): unknown {
  if (!isObject(given) || isRecord(given)) return given
  if (isAnswer(given)) return onlyOf(given.data, 'data[0]')
  if (typeof given.then === 'function')
    throw new TypeError('The record should be an object, not a promise; await it first.')
  if (isObject(given.record)) return given.record
  if (isListing(given) && !isReport(given.records[0])) {
    const entry = onlyOf(given.records, 'records[0].record')
    if (entry !== undefined) return heldRecord(entry)
  }
  if (typeof given.chain === 'function')
    throw new TypeError('A version graph has no record of its own; pass the record of one of its nodes.')
  if (typeof given.text === 'string') throw new TypeError('This result contains a text, not a record.')
  if (isReport(given) || (isListing(given) && given.records.length > 0))
    throw new TypeError('A report of a check contains no record; pass the value that was checked.')
  if (given.ok === false && isObject(given.error))
    throw new TypeError('This result contains no record; its member error contains the reason.')
  if (Array.isArray(given.lacking))
    throw new TypeError('This result contains no record; its member lacking contains the reason.')
  if (Array.isArray(given.diagnostics))
    throw new TypeError('This result contains no record; its member diagnostics contains the reason.')
  if (Array.isArray(given.fixed) && given.value !== undefined) return heldRecord(given.value)
  return given
}

function requireOne(given: unknown): void {
  if (typeof given !== 'object' || given === null) return
  if (Array.isArray(given))
    throw new TypeError(
      `The record should be one object, not a list${given.length > 0 ? '; pass one of its entries' : ''}.`,
    )
  const prototype: unknown = Object.getPrototypeOf(given)
  if (prototype === null || prototype === Object.prototype) return
  const { doi, titles, then } = given as Members
  if (ArrayBuffer.isView(given) || ((doi ?? titles ?? then) === undefined && !hasMembers(given)))
    throw new TypeError(`The record should be an object with members, not ${nameOf(prototype)}.`)
}

function hasMembers(given: object): boolean {
  for (const _ in given) return true
  return false
}

const nameOf = (prototype: unknown): string =>
  isObject(prototype) && typeof prototype.constructor === 'function'
    ? `a value of the class ${prototype.constructor.name}`
    : 'an empty one'

function onlyOf(list: readonly unknown[], example: string): unknown {
  if (list.length > 1)
    throw new TypeError(`This result contains ${list.length} records; pass one of them, such as ${example}.`)
  return list[0]
}

/**
 * Returns a list of the records in a result of `readRecords` or in a list response of DataCite's REST API. Returns any
 * other value unchanged.
 */
export function heldRecords(given: unknown): unknown {
  requireReadable(given)
  if (!isObject(given) || isRecord(given)) return given
  if (isAnswer(given)) return given.data
  return isListing(given) && !isReport(given.records[0]) ? given.records.map(heldRecord) : given
}

/** True if an object is a list response of DataCite's REST API with at least one record. */
const isAnswer = (given: Members): given is Members & { data: readonly Members[] } =>
  Array.isArray(given.data) &&
  given.data.length > 0 &&
  given.data.every((entry: unknown) => isObject(entry) && isObject(entry.attributes))

/**
 * Returns the record in a result of this package, or a list of the records if the result has several.
 *
 * Converts each entry of a list that contains a result, and returns input of any other kind unchanged.
 *
 * @throws TypeError for a result without a record
 */
export function heldInput(given: unknown): unknown {
  if (Array.isArray(given)) {
    const entries: unknown[] = given
    return lookInto(() => entries.some(isResult)) ? entries.map(heldInput) : given
  }
  if (!isResult(given)) return given
  if (isListing(given) && given.records.length > 1 && !isReport(given.records[0])) return given.records.map(heldInput)
  if (typeof given.text === 'string') throw new TypeError('This result contains a text; pass its member text.')
  return heldEntry(given)
}

/** True if a value is an object with a combination of members that results have and records of all formats lack. */
const isResult = (given: unknown): given is Members =>
  lookInto(() => {
    if (!isObject(given) || isRecord(given)) return false
    const { record, ok, format, source, value, text } = given
    const isList = (name: string): boolean => Array.isArray(given[name])
    if (isObject(record)) return isList('diagnostics') || isList('changes') || typeof (format ?? source) === 'string'
    if (isList('diagnostics')) return isList('records') || typeof ok === 'boolean' || isReport(given)
    if (ok === false) return isList('lacking') || isObject(given.error)
    return isList('fixed') && (value ?? text) !== undefined
  })

/** True if a value has a member that occurs in records and not in results. */
const isRecord = (given: Members): boolean =>
  ['titles', 'creators', 'datacite', 'attributes', 'type', 'title'].some(name => given[name] !== undefined)

const isListing = (given: Members): given is Members & { records: readonly unknown[] } =>
  Array.isArray(given.records) && Array.isArray(given.diagnostics)

const isReport = (given: unknown): boolean => isObject(given) && typeof given.outcome === 'string'
