import { distance } from './distance.ts'
import { entryOf, isObject, kindOf, type Members } from './object.ts'

/** Returns the `TypeError` for a wrong argument or option. Its message contains the expected and the actual value. */
export const wrongArgument = (what: string, expected: string, given: unknown): TypeError =>
  new TypeError(`${what} should be ${expected}, not ${inWords(given)}.`)

interface OptionWords {
  /** An example of valid options. */
  example?: string
  /** The option that contains these options, such as `limits`. */
  within?: string
  /** Options of earlier versions, each with its replacement. */
  removed?: Readonly<Record<string, string>>
}

/**
 * Returns the known members of an options object that are not undefined, including inherited ones.
 *
 * @throws TypeError for anything but an object, for an unknown member, and for a member that cannot be read.
 */
export function checkedOptions<T extends object>(
  options: T,
  known: readonly string[],
  { example, within, removed = {} }: OptionWords = {},
): T {
  if (!isObject(options)) {
    const what = within === undefined ? 'The options' : `The option ${within}`
    throw wrongArgument(what, example === undefined ? 'an object' : `an object such as ${example}`, options)
  }
  const given: Members = options
  const taken: Record<string, unknown> = {}
  const unknown = lookInto(() => {
    for (const name of known) if (given[name] !== undefined) taken[name] = given[name]
    for (const name in given)
      if (!known.includes(name) && !isOfEveryObject(name, given) && given[name] !== undefined) return name
    return undefined
  })
  if (unknown === undefined) return taken as T
  const replacement = entryOf(removed, unknown)
  if (replacement !== undefined) throw new TypeError(`There is no option "${unknown}". ${replacement}`)
  throw unknownName(within === undefined ? 'option' : `option in ${within}`, unknown, known)
}

/** True if a member is inherited from `Object.prototype`. Such a member is not an option. */
const isOfEveryObject = (name: string, given: Members): boolean =>
  name in Object.prototype && !Object.hasOwn(given, name)

/** Throws a `TypeError` if nested options are given but are not an object, or have an unknown member. */
export function checkNested(within: string, options: object | undefined, known: readonly string[]): void {
  if (options !== undefined) checkedOptions(options, known, { within })
}

/** Returns the `TypeError` for an unknown name. Its message suggests similar names, else lists the known ones. */
export function unknownName(what: string, given: unknown, known: readonly string[]): TypeError {
  const meant = typeof given === 'string' ? probablyMeant(given.slice(0, 60).toLowerCase(), known) : []
  const hint =
    meant.length === 0
      ? `known are ${known.join(', ')}.`
      : `did you mean ${meant.map(name => `"${name}"`).join(' or ')}?`
  if (typeof given !== 'string') return new TypeError(`The ${what} should be text, not ${kindOf(given)}; ${hint}`)
  const shown = given.slice(0, 60)
  const error = new TypeError(`There is no ${what} "${shown}"; ${hint}`)
  unknownNames.set(error, { what, given: shown, meant })
  return error
}

/** An unknown name, such as a misspelt option name. */
export interface UnknownName {
  /** The kind of name, such as `rule`. */
  what: string
  given: string
  /** The known names that resemble the given name. */
  meant: readonly string[]
}

const unknownNames = new WeakMap<object, UnknownName>()

/**
 * Returns the unknown name that an error of {@link unknownName} reports. Returns undefined for any other error, and if
 * the name was not text.
 */
export const unknownNameOf = (error: unknown): UnknownName | undefined =>
  typeof error === 'object' && error !== null ? unknownNames.get(error) : undefined

/**
 * Returns at most three known names that have `name` as a hyphen-separated part, such as `datacite-xml` for `xml`.
 *
 * If there are none, returns the nearest known name, unless the {@link distance} exceeds half the length of that name.
 */
function probablyMeant(name: string, known: readonly string[]): string[] {
  const longer = known.filter(candidate => candidate.split('-').includes(name))
  if (longer.length > 0) return longer.slice(0, 3)
  return known
    .map(candidate => ({ candidate, away: distance(name, candidate.toLowerCase()) }))
    .filter(({ candidate, away }) => away <= candidate.length / 2)
    .sort((a, b) => a.away - b.away)
    .slice(0, 1)
    .map(({ candidate }) => candidate)
}

/** Throws a `TypeError` unless the record is an object or null. */
export function requireRecord(record: unknown): void {
  if (typeof record !== 'object') throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', record)
}

/** Throws a `TypeError` if a member of an object cannot be read because a getter or a proxy throws. */
export function requireReadable(value: unknown): void {
  lookInto(() => {
    // A proxy may have members that it does not list; `data` is the first member read.
    if (isObject(value)) for (const name in value) if (value[name] === value.data) continue
  })
}

/**
 * Throws a `TypeError` unless an option is true or false. `what` names the option in the message: `The option update`.
 */
export function requireFlag(what: string, value: unknown): void {
  if (typeof value !== 'boolean') throw wrongArgument(what, 'true or false', value)
}

/**
 * Returns the input if it is text.
 *
 * @throws TypeError unless the input is text
 */
export function requireText(input: unknown): string {
  if (typeof input === 'string') return input
  throw wrongArgument('The input', 'text', input)
}

/** Throws a `TypeError` unless a value is an object, not a list, whose members can be read. */
export function requireObject(what: string, expected: string, value: unknown): void {
  if (!isObject(value)) throw wrongArgument(what, expected, value)
  requireReadable(value)
}

/** Returns the items of a list or another iterable. Throws a `TypeError` for anything else, including text. */
export function listGiven<T>(what: string, given: Iterable<T>, expected = 'a list'): T[] {
  return onlyTypeErrors(() => {
    const isGiven = typeof given !== 'string' && typeof Object(given)[Symbol.iterator] === 'function'
    if (!isGiven) throw wrongArgument(what, expected, given)
    return Array.from(given)
  })
}

/** Throws a `TypeError` if a value lacks one of the methods that an argument must have. */
export function requireMethods(what: string, expected: string, value: unknown, methods: readonly string[]): void {
  const isRight = lookInto(() => isObject(value) && methods.every(name => typeof value[name] === 'function'))
  if (!isRight) throw wrongArgument(what, expected, value)
}

/**
 * Returns the result of `look`, which reads a value from the caller. Converts errors of `look` to `TypeError`.
 * @throws TypeError with the reason if a getter or a proxy throws
 */
export function lookInto<T>(look: () => T): T {
  try {
    return look()
  } catch (cause) {
    throw unreadable(cause)
  }
}

/**
 * Returns the result of `work`, which may read a value from the caller. Converts errors of `work` to `TypeError`.
 * @throws TypeError from `work`, or with the reason for an error of another kind, which only a getter or a proxy throws
 */
export function onlyTypeErrors<T>(work: () => T): T {
  try {
    return work()
  } catch (cause) {
    throw asTypeError(cause)
  }
}

/** Returns a `TypeError` unchanged, and for any other error a `TypeError` with the reason. */
export const asTypeError = (cause: unknown): TypeError => (cause instanceof TypeError ? cause : unreadable(cause))

function unreadable(cause: unknown): TypeError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new TypeError(`The value cannot be read: ${reason}`, { cause })
}

function inWords(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return 'a function'
  return typeof value === 'object' ? kindOf(value) : String(value)
}
