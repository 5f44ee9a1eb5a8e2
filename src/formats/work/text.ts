import { unknownValueOf } from '../../kernel/index.ts'
import { plainText, withoutScripts } from '../../model/plain-text.ts'
import { listOf, textOf } from '../../model/view.ts'
import { Found, type RecordPlace, type Where } from './reading/found.ts'

/** A text (or number) as plain text on one line; undefined if it is empty, something else, or a code for an unknown value. */
export function heldText(value: unknown, where: Where): Found | undefined {
  const text = statedText(value)
  return text === '' ? undefined : new Found(text, where)
}

/** {@link heldText} of a member of something that was found. */
export function memberText<T>(held: Found<T>, name: keyof T & string): Found | undefined {
  const given = held.value[name]
  if (given === undefined) return undefined
  const text = statedText(given)
  return text === '' ? undefined : new Found(text, held, name)
}

/** {@link heldText} without its place; `''` instead of undefined. */
export function statedText(value: unknown): string {
  const text = plainOf(value)
  return isUnknown(text) ? '' : text
}

/** A text (or number) as plain text on one line, `''` for anything else. */
export const plainOf = (value: unknown): string => (typeof value === 'string' ? plainText(value) : textOf(value))

/** True if a plain text is a code for an unknown value. */
export function isUnknown(text: string): boolean {
  const first = text[0]
  return (first === ':' || first === '(') && unknownValueOf(text) !== undefined
}

/**
 * The entries of a list that are not null, each with its place; all of them, or those that are what is asked for. A single object
 * counts as a list of one.
 */
export const entriesOf = <T>(list: unknown, where: Where, isIt?: (value: T) => unknown): Found<T>[] =>
  mapEntries<T, Found<T>>(list, (value, step) =>
    isIt === undefined || isIt(value) ? new Found(value, where, step) : undefined,
  )

/** Maps the entries that {@link entriesOf} gives and drops undefined results; `step` is the index of an entry. */
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

/** {@link entriesOf} a member of the value at a place. */
export function memberEntries<T>(holder: object, name: string, place: RecordPlace): Found<T>[] {
  const list = (holder as Readonly<Record<string, unknown>>)[name]
  return isNothing(list) ? [] : entriesOf<T>(list, place.at(name))
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** {@link heldText} that keeps paragraphs and lines, whether they are marked up or plain. */
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

const lineBreak = /\r\n?|<br[ \t]{0,9}\/?>|<\/(?:p|div|li|h[1-6])>/gi

/** The paragraphs of a text with markup, each as plain text: what stands between line breaks and the ends of blocks. */
export const paragraphsIn = (value: unknown): string[] =>
  withoutScripts(textOf(value))
    .split(markedBreak)
    .map(part => plainText(part))
    .filter(part => part !== '')

const markedBreak = /<br[ \t]{0,9}\/?>|<\/(?:p|div|li|h[1-6])>/i
