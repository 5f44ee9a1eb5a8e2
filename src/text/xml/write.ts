import { type Block, leaf, render } from './blocks.ts'

export type { Block } from './blocks.ts'

/** Names and values of attributes, in writing order; one whose value is no text, as a record may have it, is left out. */
export type AttributeValues = Readonly<Record<string, string | undefined>>

/** Makes an element to be written, with text or elements in it; characters of its text that XML forbids become U+FFFD. */
export function element(
  name: string,
  attributes: AttributeValues = {},
  content: string | readonly Block[] = '',
): Block {
  const pairs = Object.entries(attributes).flatMap(([attribute, value]) =>
    typeof value === 'string' ? [[attribute, allowed(value)] as const] : [],
  )
  return typeof content === 'string'
    ? leaf(name, pairs, content === '' ? undefined : allowed(content))
    : { name, attributes: pairs, blocks: content }
}

/** Writes a UTF-8 document, indented by two spaces, or with no white space between elements. */
export const xmlDocument = (root: Block, pretty = true): string =>
  render(['<?xml version="1.0" encoding="UTF-8"?>', root], pretty)

/** Replaces each character that XML 1.0 forbids (section 2.2, Char) with a replacement character. */
const allowed = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
