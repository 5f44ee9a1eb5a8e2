import { requireText } from '../core/argument.ts'
import { type Message, messagesOf } from '../messages/message.ts'
import type { ParsedText } from './document.ts'
import { beginsAsJson, firstCharacter } from './first-character.ts'
import { parseJson } from './json/document.ts'
import { parseYaml } from './yaml/document.ts'

const say = messagesOf('data', {
  empty: 'The input is empty: it contains no record.',
  xml: 'The input is XML, but JSON or YAML was expected.',
})

/**
 * Parses the documents of a text, whose first character determines the syntax.
 *
 * `{` or `[` means JSON or NDJSON, and any other character except `<` means YAML. Returns a fault for XML and for a
 * blank text.
 */
export function parseData(text: string): ParsedText {
  requireText(text)
  const start = firstCharacter(text)
  if (start === undefined) return nothing(say('empty'))
  if (start === '<') return nothing(say('xml'))
  return beginsAsJson(text) ? parseJson(text) : parseYaml(text)
}

const nothing = (message: Message): ParsedText => ({
  syntax: 'json',
  parts: [{ fault: { message, offset: 0, end: 0 } }],
})
