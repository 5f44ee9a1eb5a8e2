import { escapeAttribute, escapeText } from '../../core/escape-xml.ts'

/** A block of XML on its own lines: finished XML, or an element with nested blocks. */
export type Block = string | { name: string; attributes: Attributes; blocks: readonly Block[] }

type Attributes = readonly (readonly [name: string, value: string])[]

/**
 * The names and values of attributes, in the order in which the attributes are written. Undefined values are omitted.
 */
export type AttributeValues = Readonly<Record<string, string | undefined>>

/** Creates an element with text or nested elements. Characters that XML forbids become U+FFFD. */
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

/** Writes an element, indented for its depth in a document, or with no white space between elements. */
export function xmlFragment(block: Block, depth: number, pretty = true): string {
  const parts: string[] = []
  put(parts, [block], pretty, pretty ? '  '.repeat(depth) : '')
  return parts.join('')
}

/** Writes the head and foot of a document whose inner elements are written separately. */
export function xmlAround(around: (inner: Block) => Block, pretty = true): { head: string; foot: string } {
  const [head = '', foot = ''] = xmlDocument(around(cut), pretty).split(/ *\0\n?/)
  return { head, foot }
}

/** A placeholder that no XML text may contain. */
const cut = '\0'

/** Replaces each character that XML 1.0 forbids (section 2.2, Char) with a replacement character. */
const allowed = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')

function render(blocks: readonly Block[], pretty: boolean): string {
  const parts: string[] = []
  put(parts, blocks, pretty, '')
  // Joined, because a text concatenated piece by piece keeps all pieces until its first use.
  return parts.join('')
}

function put(parts: string[], blocks: readonly Block[], pretty: boolean, indentation: string): void {
  const end = pretty ? '\n' : ''
  for (const block of blocks) {
    if (typeof block === 'string') parts.push(indentation, block, end)
    else if (block.blocks.length === 0) parts.push(indentation, '<', tag(block.name, block.attributes), '/>', end)
    else {
      parts.push(indentation, '<', tag(block.name, block.attributes), '>', end)
      put(parts, block.blocks, pretty, pretty ? `${indentation}  ` : '')
      parts.push(indentation, '</', block.name, '>', end)
    }
  }
}

const leaf = (name: string, attributes: Attributes, text: string | undefined): string =>
  text === undefined ? `<${tag(name, attributes)}/>` : `<${tag(name, attributes)}>${escapeText(text)}</${name}>`

function tag(name: string, attributes: Attributes): string {
  let tag = name
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${escapeAttribute(value)}"`
  return tag
}
