import type { Stretch } from '../stretch.ts'
import type { XmlAttribute, XmlElement } from './tree.ts'

/** Returns the range of a start tag's bracket and name. */
export function tagStretch(text: string, { name, opened }: XmlElement): Stretch {
  const start = text.lastIndexOf('<', opened - 1)
  return { start, end: start + 1 + name.length }
}

/** Returns the range between the tags of an element, or {@link tagStretch} if the element is empty. */
export function contentStretch(text: string, element: XmlElement): Stretch {
  const end = text.lastIndexOf('<', element.closed - 1)
  return end > element.opened ? { start: element.opened, end } : tagStretch(text, element)
}

/** The ranges of an attribute: its name, and its value without quotes. */
interface AttributeStretches {
  key: Stretch
  value: Stretch
}

const known = new WeakMap<XmlElement, ReadonlyMap<string, AttributeStretches>>()

/**
 * Returns the ranges of an attribute's name and value (without quotes). Returns {@link tagStretch} for both if the
 * attribute is not in the text.
 */
export function attributeStretches(text: string, element: XmlElement, { name }: XmlAttribute): AttributeStretches {
  // Found in one pass, so that an element with very many attributes takes linear time.
  const stretches = known.get(element) ?? stretchesIn(text, element)
  known.set(element, stretches)
  const tag = tagStretch(text, element)
  return stretches.get(name) ?? { key: tag, value: tag }
}

const stretchesIn = (text: string, element: XmlElement): ReadonlyMap<string, AttributeStretches> =>
  new Map(
    Array.from(attributesIn(text, tagStretch(text, element).end, element.opened), ({ name, key, value }) => [
      name,
      { key, value },
    ]),
  )

/** Yields the attributes of a start tag. `from` is the offset after the tag name, and `to` the offset after the tag. */
export function* attributesIn(
  text: string,
  from: number,
  to: number,
): Generator<AttributeStretches & { name: string }> {
  const pair = /\s*([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/y
  pair.lastIndex = from
  for (let end = from; end < to; end = pair.lastIndex) {
    const [whole = '', name] = pair.exec(text) ?? []
    if (name === undefined) break
    const start = pair.lastIndex - whole.trimStart().length
    const value = text.indexOf(text[pair.lastIndex - 1] ?? '"', start + name.length) + 1
    yield { name, key: { start, end: start + name.length }, value: { start: value, end: pair.lastIndex - 1 } }
  }
}
