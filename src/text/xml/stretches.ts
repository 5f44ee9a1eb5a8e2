import type { Stretch } from '../stretch.ts'
import type { XmlAttribute, XmlElement } from './tree.ts'

/** The start of an element's start tag: the bracket and the name. */
export function tagStretch(text: string, { name, opened }: XmlElement): Stretch {
  const start = text.lastIndexOf('<', opened - 1)
  return { start, end: start + 1 + name.length }
}

/** The content between the tags of an element; its start tag if there is none. */
export function contentStretch(text: string, element: XmlElement): Stretch {
  const end = text.lastIndexOf('<', element.closed - 1)
  return end > element.opened ? { start: element.opened, end } : tagStretch(text, element)
}

/** The stretches of an attribute: its name, and its value without quotes. */
interface AttributeStretches {
  key: Stretch
  value: Stretch
}

const stretches = new WeakMap<XmlElement, ReadonlyMap<string, AttributeStretches>>()

/** Finds the name and the value (without quotes) of an attribute. */
export function attributeStretches(text: string, element: XmlElement, { name }: XmlAttribute): AttributeStretches {
  // All at once, so that the cost stays linear for an element with very many attributes.
  const known = stretches.get(element) ?? stretchesIn(text, element)
  stretches.set(element, known)
  const tag = tagStretch(text, element)
  return known.get(name) ?? { key: tag, value: tag }
}

function stretchesIn(text: string, element: XmlElement): ReadonlyMap<string, AttributeStretches> {
  const found = new Map<string, AttributeStretches>()
  const pair = /\s*([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/y
  pair.lastIndex = tagStretch(text, element).end
  for (let end = pair.lastIndex; end < element.opened; end = pair.lastIndex) {
    const [whole = '', name] = pair.exec(text) ?? []
    if (name === undefined) break
    const start = pair.lastIndex - whole.trimStart().length
    const value = text.indexOf(text[pair.lastIndex - 1] ?? '"', start + name.length) + 1
    found.set(name, { key: { start, end: start + name.length }, value: { start: value, end: pair.lastIndex - 1 } })
  }
  return found
}
