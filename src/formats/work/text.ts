import { unknownValueOf } from '../../kernel/index.ts'
import { plainText } from '../../model/plain-text.ts'
import { listOf, textOf } from '../../model/view.ts'
import type { Path } from '../../pointer.ts'
import type { Held } from './held.ts'

/** A text (or number) as plain text on one line; undefined where it is empty, nothing of the kind, or a code for an unknown value. */
export function heldText(value: unknown, path: Path): Held | undefined {
  const text = plainText(textOf(value))
  return text === '' || unknownValueOf(text) !== undefined ? undefined : { value: text, path }
}

/** The entries of a list that are not null, each with its place. A single object counts as a list of one. */
export function entriesOf<T>(list: unknown, path: Path): Held<T>[] {
  if (!Array.isArray(list)) return isNothing(list) ? [] : listOf(list).map(value => ({ value: value as T, path }))
  const entries: Held<T>[] = []
  for (let index = 0; index < list.length; index++) {
    const value: unknown = list[index]
    if (!isNothing(value)) entries.push({ value: value as T, path: [...path, index] })
  }
  return entries
}

const isNothing = (value: unknown): boolean => value === null || value === undefined

/** {@link heldText} that keeps paragraphs and lines, however markup or text tells them. */
export function heldLines(value: unknown, path: Path): Held | undefined {
  const lines = textOf(value)
    .replace(lineBreak, '\n')
    .split('\n')
    .map(line => plainText(line))
  const text = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return text === '' || unknownValueOf(text) !== undefined ? undefined : { value: text, path }
}

const lineBreak = /\r\n?|<br[ \t]{0,9}\/?>|<\/(?:p|div|li|h[1-6])>/gi
