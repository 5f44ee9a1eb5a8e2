import { english, type Message, messagesOf } from '../../messages/message.ts'

/** An edit of a text: `text` replaces the range from `start` (inclusive) to `end` (exclusive), in UTF-16 units. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** An error with the reason why a text cannot be edited. */
export class EditFault extends Error {
  constructor(readonly reason: Message) {
    super(english(reason))
  }
}

const say = messagesOf('edits', { samePlace: 'Two changes affect the same part of the text.' })

/** Applies edits to a text. Insertions at the same offset keep their order; edits that overlap cause an `EditFault`. */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = []
  let at = 0
  for (const edit of inOrder(edits)) {
    if (edit.start < at) throw new EditFault(say('samePlace'))
    parts.push(text.slice(at, edit.start), edit.text)
    at = edit.end
  }
  return parts.join('') + text.slice(at)
}

/** Sorts edits by offset. Insertions come before replacements at the same offset. */
export const inOrder = (edits: readonly TextEdit[]): TextEdit[] =>
  [...edits].sort((a, b) => a.start - b.start || a.end - b.end)

/** Returns the first line ending in a text, or LF if there is none. */
export const lineEndOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'

/** Returns the indentation of the line that contains an offset, at most up to the offset. */
export function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset)
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** Returns the start of the line that contains an offset. */
export function lineStart(text: string, offset: number): number {
  let start = offset
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--
  return start
}

/** Returns the offset of the line break at or after an offset, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  let end = offset
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

/** Returns the offset after the line break at an offset, or the offset itself at the end of the text. */
export const afterBreak = (text: string, offset: number): number =>
  text[offset] === '\r' && text[offset + 1] === '\n' ? offset + 2 : offset < text.length ? offset + 1 : offset
