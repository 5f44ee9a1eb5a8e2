import { escapeAttribute, escapeText } from '../../core/escape-xml.ts'

/** A piece of XML on its own lines: finished XML, or an element and the pieces in it. */
export type Block = string | { name: string; attributes: Attributes; blocks: readonly Block[] }

/** Names and values of attributes, in writing order. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** Writes pieces indented by two spaces, or without any white space between elements. */
export function render(blocks: readonly Block[], pretty: boolean, depth = 0): string {
  const parts: string[] = []
  put(parts, blocks, pretty, pretty ? '  '.repeat(depth) : '')
  // Joined, because a text of pieces added one by one keeps all of them until it is looked at.
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

/** Writes an element with text, self-closing if there is none. */
export const leaf = (name: string, attributes: Attributes, text: string | undefined): string =>
  text === undefined ? `<${tag(name, attributes)}/>` : `<${tag(name, attributes)}>${escapeText(text)}</${name}>`

function tag(name: string, attributes: Attributes): string {
  let tag = name
  for (const [attribute, value] of attributes) tag += ` ${attribute}="${escapeAttribute(value)}"`
  return tag
}
