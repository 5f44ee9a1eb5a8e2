import { english, type Message, messagesOf } from '../../messages/message.ts'

/** A change of a text: what stands from `start` to before `end` (offsets in UTF-16 units) becomes `text`. */
export interface TextEdit {
  start: number
  end: number
  text: string
}

/** A text that cannot be edited as asked, and why. */
export class EditFault extends Error {
  constructor(readonly reason: Message) {
    super(english(reason))
  }
}

const say = messagesOf('edits', { samePlace: 'Two changes affect the same place.' })

/** The text with the edits made; they must not overlap. Edits at the same place are made in their order. */
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

/** Edits by their places; what is inserted comes before what is replaced there. */
export const inOrder = (edits: readonly TextEdit[]): TextEdit[] =>
  [...edits].sort((a, b) => a.start - b.start || a.end - b.end)

/** The line end that a text uses. */
export const lineEndOf = (text: string): string => /\r\n|\n|\r/.exec(text)?.[0] ?? '\n'

/** The white space that the line of an offset begins with, up to the offset. */
export function indentAt(text: string, offset: number): string {
  const start = lineStart(text, offset)
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

/** The offset at which the line of an offset begins. */
export function lineStart(text: string, offset: number): number {
  let start = offset
  while (start > 0 && text[start - 1] !== '\n' && text[start - 1] !== '\r') start--
  return start
}

/** The offset of the line break at or after an offset, or the end of the text. */
export function lineEnd(text: string, offset: number): number {
  let end = offset
  while (end < text.length && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}

/** The offset after the line break that stands at an offset, if one does. */
export const afterBreak = (text: string, offset: number): number =>
  text[offset] === '\r' && text[offset + 1] === '\n' ? offset + 2 : offset < text.length ? offset + 1 : offset
