import { escapeAttribute, escapeText } from './serialise.ts'

/** A piece of XML on its own lines: finished XML, or an element and the pieces in it. */
export type Block = string | { name: string; attributes: Attributes; blocks: readonly Block[] }

/** Names and values of attributes, in writing order. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** Writes pieces indented by two spaces, or without any white space between elements. */
export function render(blocks: readonly Block[], pretty: boolean, depth = 0): string {
  let xml = ''
  for (const block of blocks) {
    if (pretty) xml += '  '.repeat(depth)
    if (typeof block === 'string') xml += block
    else if (block.blocks.length === 0) xml += `<${tag(block.name, block.attributes)}/>`
    else {
      xml += `<${tag(block.name, block.attributes)}>${pretty ? '\n' : ''}${render(block.blocks, pretty, depth + 1)}`
      xml += `${pretty ? '  '.repeat(depth) : ''}</${block.name}>`
    }
    if (pretty) xml += '\n'
  }
  return xml
}

/** Writes an element with text, self-closing if there is none. If `breaks` is true, line breaks written as `<br>` become elements. */
export function leaf(name: string, attributes: Attributes, text: string | undefined, breaks: boolean): string {
  if (text === undefined) return `<${tag(name, attributes)}/>`
  const parts = breaks ? text.split(/<br[\t\n\r ]*\/?>/i) : [text]
  return `<${tag(name, attributes)}>${parts.map(escapeText).join('<br/>')}</${name}>`
}

const tag = (name: string, attributes: Attributes): string =>
  name + attributes.map(([attribute, value]) => ` ${attribute}="${escapeAttribute(value)}"`).join('')
