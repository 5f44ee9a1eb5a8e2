import { unknownValueOf } from '../../kernel/index.ts'
import type { Datacite, Description } from '../../model/datacite.ts'
import { plainText, withoutScripts } from '../../model/plain-text.ts'
import { listOf, textOf } from '../../model/view.ts'
import { Found, type RecordPlace, type Where } from './reading/found.ts'

/**
 * Returns a text or number as plain text on one line, with its location. Returns undefined if the text is empty or a
 * code for an unknown value, or if the value has another type.
 */
export function heldText(value: unknown, where: Where): Found | undefined {
  const text = statedText(value)
  return text === '' ? undefined : new Found(text, where)
}

/** Applies {@link heldText} to a member of a located value. */
export function memberText<T>(held: Found<T>, name: keyof T & string): Found | undefined {
  const given = held.value[name]
  if (given === undefined) return undefined
  const text = statedText(given)
  return text === '' ? undefined : new Found(text, held, name)
}

/** Returns the text that {@link heldText} finds in a value, or `''` if there is none. */
export function statedText(value: unknown): string {
  const text = plainOf(value)
  return isUnknown(text) ? '' : text
}

/** Returns a text or number as plain text on one line. Returns `''` for anything else. */
export const plainOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : textOf(value))

/** True if a text is a code for an unknown value, such as `(:unkn)`. */
export function isUnknown(text: string): boolean {
  const first = text[0]
  return (first === ':' || first === '(') && unknownValueOf(text) !== undefined
}

/**
 * Returns the non-null entries of a list, or only those for which `isIt` returns a truthy value, with their locations.
 * A single object counts as a list with one entry.
 */
export const entriesOf = <T>(list: unknown, where: Where, isIt?: (value: T) => unknown): Found<T>[] =>
  mapEntries<T, Found<T>>(list, (value, step) =>
    isIt === undefined || isIt(value) ? new Found(value, where, step) : undefined,
  )

/**
 * Maps the non-null entries of a list or a single object, and drops undefined results.
 *
 * `step` is the index of an entry, or undefined for a single object.
 */
export function mapEntries<T, Made>(
  list: unknown,
  make: (value: T, step: number | undefined) => Made | undefined,
): Made[] {
  if (isNothing(list)) return []
  const isList = Array.isArray(list)
  const values = listOf(list) as readonly T[]
  const all: Made[] = []
  for (let index = 0; index < values.length; index++) {
    const value = values[index] as T
    const made = isNothing(value) ? undefined : make(value, isList ? index : undefined)
    if (made !== undefined) all.push(made)
  }
  return all
}

/**
 * Returns the non-null entries of a member, as {@link entriesOf} does. `place` is the location of the object that has
 * the member.
 */
export function memberEntries<T>(holder: object, name: string, place: RecordPlace): Found<T>[] {
  const list = (holder as Readonly<Record<string, unknown>>)[name]
  return isNothing(list) ? [] : entriesOf<T>(list, place.at(name))
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** Returns a text as {@link heldText} does, but keeps the paragraphs and lines of markup or plain text. */
export function heldLines(value: unknown, where: Where): Found | undefined {
  const given = textOf(value)
  if (!/[\r\n<]/.test(given)) return heldText(given, where)
  const lines = withoutScripts(given)
    .replace(lineBreak, '\n')
    .split('\n')
    .map(line => plainText(line))
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text === '' || unknownValueOf(text) !== undefined ? undefined : new Found(text, where)
}

const lineBreak = /\r\n?|<br\s{0,99}\/?>|<\/(?:p|div|li|h[1-6])>/gi

/**
 * Returns the paragraphs of a text with markup, each as plain text. The text is split at `<br>` tags and at the ends of
 * blocks.
 */
export const paragraphsIn = (value: unknown): string[] =>
  withoutScripts(textOf(value))
    .split(markedBreak)
    .map(part => plainText(part))
    .filter(part => part !== '')

const markedBreak = /<br\s{0,99}\/?>|<\/(?:p|div|li|h[1-6])>/i

/** Returns an object that contains a text under a name, or an empty object if the text is undefined. */
export const textAs = <K extends string>(name: K, text: string | undefined): { [P in K]?: string } =>
  (text === undefined ? {} : { [name]: text }) as { [P in K]?: string }

/** True if a text is an http, https or ftp URL. */
export const isWebAddress = (text: string): boolean => /^(?:https?|ftp):\/\/[^\s<>"]+$/i.test(text)

/** Returns the first text among the descriptions (17) of a type. Skips descriptions without a text. */
export function descriptionOfType(
  { descriptions }: Datacite,
  type: NonNullable<Description['descriptionType']>,
): Found | undefined {
  const isOfType = ({ descriptionType }: Description): boolean => descriptionType === type
  for (const entry of entriesOf<Description>(descriptions, ['descriptions'], isOfType)) {
    const text = memberText(entry, 'description')
    if (text !== undefined) return text
  }
  return undefined
}
