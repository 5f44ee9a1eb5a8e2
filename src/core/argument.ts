import { isObject, kindOf } from './object.ts'

/** The error for a wrong argument or option: names it, what was expected and what was given. */
export const wrongArgument = (what: string, expected: string, given: unknown): TypeError =>
  new TypeError(`${what} should be ${expected}, not ${inWords(given)}.`)

/** Options as they were given; `TypeError` unless they are an object. */
export function checkedOptions<T extends object>(options: T): T {
  if (isObject(options)) return options
  throw wrongArgument('The options', 'an object', options)
}

/** Throws a `TypeError` unless the record is an object or null, and the options are an object. */
export function requireRecord(record: unknown, options: object = {}): void {
  if (typeof record !== 'object') throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', record)
  checkedOptions(options)
}

/** Throws a `TypeError` unless an input is text. */
export function requireText(input: unknown): void {
  checkedText(input)
}

/** An input as it was given; `TypeError` unless it is text. */
export function checkedText(input: unknown): string {
  if (typeof input === 'string') return input
  throw wrongArgument('The input', 'text', input)
}

/** What is found in a value; where a getter or a proxy throws while it is read, the `TypeError` says so. */
export function lookInto<T>(look: () => T): T {
  try {
    return look()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new TypeError(`The value cannot be read: ${reason}`, { cause })
  }
}

/** Any value in a few words. */
function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' ? kindOf(value) : String(value)
}
