import { distance } from './distance.ts'
import { entryOf, isObject, kindOf, type Members } from './object.ts'

/** The error for a wrong argument or option: names it, what was expected and what was given. */
export const wrongArgument = (what: string, expected: string, given: unknown): TypeError =>
  new TypeError(`${what} should be ${expected}, not ${inWords(given)}.`)

/** Further parts of a message about options. */
interface OptionWords {
  /** An object of options that is right. */
  example?: string
  /** The option that holds these options, such as `limits`. */
  within?: string
  /** Options of earlier versions, each with its replacement. */
  removed?: Readonly<Record<string, string>>
}

/**
 * Returns the known members of an options object that are not undefined, inherited ones included. Throws a `TypeError` for anything but an
 * object, for a member with another name, and for a member that cannot be read.
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

/** True for a member that `Object.prototype` has been given, which is in every object and no option. */
const isOfEveryObject = (name: string, given: Members): boolean =>
  name in Object.prototype && !Object.hasOwn(given, name)

/** Throws a `TypeError` for a wrong member of the options that an option holds, if it is given. */
export function checkNested(within: string, options: object | undefined, known: readonly string[]): void {
  if (options !== undefined) checkedOptions(options, known, { within })
}

/** The `TypeError` for an unknown name. It suggests the names that were probably meant, else lists the known ones. */
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

/** An unknown name of an option, a rule or the like. */
export interface UnknownName {
  /** The kind of name: `rule`. */
  what: string
  given: string
  /** The names that were probably meant. */
  meant: readonly string[]
}

const unknownNames = new WeakMap<object, UnknownName>()

/** Returns the unknown name that an error of {@link unknownName} is about. */
export const unknownNameOf = (error: unknown): UnknownName | undefined =>
  typeof error === 'object' && error !== null ? unknownNames.get(error) : undefined

/** The names that contain a text (`datacite-xml` for `xml`), else the nearest one. */
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

/** Throws a `TypeError` unless the record is an object whose members can be read, or null. */
export function requireRecord(record: unknown): void {
  if (typeof record !== 'object') throw wrongArgument('The record', 'an object (parse text, resolve a DOI)', record)
  requireReadable(record)
}

/** Throws a `TypeError` for a proxy or an object with a getter that throws. */
export function requireReadable(value: unknown): void {
  lookInto(() => {
    // A proxy may have members that it does not list, of which `data` is the first that is read.
    if (isObject(value)) for (const name in value) if (value[name] === value.data) continue
  })
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

/**
 * Returns the result of reading a value.
 * @throws TypeError with the reason if a getter or a proxy throws
 */
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
