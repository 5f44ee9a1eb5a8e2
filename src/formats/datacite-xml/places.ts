import type { Path } from '../../pointer.ts'
import type { ElementPlan } from './plan.ts'
import type { XmlAttribute, XmlElement } from './tree.ts'

/** A stretch of text, in offsets. */
export interface Stretch {
  start: number
  end: number
}

/** The start of an element's start tag: the bracket and the name. */
export function tagStretch(text: string, { name, opened }: XmlElement): Stretch {
  const start = text.lastIndexOf('<', opened - 1)
  return { start, end: start + 1 + name.length }
}

/** What stands between the tags of an element; its start tag where there is nothing. */
export function contentStretch(text: string, element: XmlElement): Stretch {
  const end = text.lastIndexOf('<', element.closed - 1)
  return end > element.opened ? { start: element.opened, end } : tagStretch(text, element)
}

/** The name and the value (without quotes) of an attribute. */
export function attributeStretches(
  text: string,
  element: XmlElement,
  { name }: XmlAttribute,
): { key: Stretch; value: Stretch } {
  const tag = tagStretch(text, element)
  const pair = /([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/y
  const space = /\s*/y
  let at = tag.end
  while (at < element.opened) {
    space.lastIndex = at
    space.test(text)
    pair.lastIndex = space.lastIndex
    const [whole, found] = pair.exec(text) ?? []
    if (whole === undefined) break
    if (found === name) {
      const start = pair.lastIndex - whole.length
      const value = text.indexOf(text[pair.lastIndex - 1] ?? '"', start + name.length) + 1
      return { key: { start, end: start + name.length }, value: { start: value, end: pair.lastIndex - 1 } }
    }
    at = pair.lastIndex
  }
  return { key: tag, value: tag }
}

/** The canonical path of what an XPath-like path leads to, as far as the plan knows it. */
export function canonicalPath(xpath: string, root: ElementPlan): Path {
  const path: (string | number)[] = []
  let plan = root
  for (const step of xpath.split('/').slice(2)) {
    const [, name = '', position] = /^@?([^[]*)(?:\[(\d+)\])?$/.exec(step) ?? []
    const attribute = step.startsWith('@') ? plan.attributes[name] : undefined
    if (attribute !== undefined) path.push(attribute.key)
    const child = step.startsWith('@') ? undefined : plan.elements[name]
    if (child === undefined) break
    const index = position === undefined ? 0 : Number(position) - 1
    if (plan.kind === 'polygon') path.push(index, child.key)
    else if (plan.kind === 'wrapper') path.push(index)
    else if (child.kind === 'wrapper' || child.repeat === 'once') path.push(child.key)
    else path.push(child.key, ...(child.repeat === 'list' || position !== undefined ? [index] : []))
    plan = child
  }
  return path
}
