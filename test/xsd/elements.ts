import {
  hasReached,
  inKernel,
  type Kernel,
  type Occurs,
  type PropertyValue,
  properties,
} from '../../src/kernel/index.ts'

/** An element of a kernel's XML, with its permitted attributes and content. */
export interface Element {
  name: string
  /**
   * The names of the element and its ancestors below `resource`, as in `creators/creator`; empty for `resource` itself.
   */
  place: string
  occurs: Occurs
  /** The type of the element's text; absent for an element with child elements. */
  text?: PropertyValue
  attributes: { name: string; occurs: Occurs; value: PropertyValue }[]
  elements: Element[]
}

/** Returns the `resource` element of a kernel with all its descendants, derived from the table of properties. */
export function elementsOf(kernel: Kernel): Element {
  const root: Element = { name: 'resource', place: '', occurs: '1', attributes: [], elements: [] }
  for (const property of properties) {
    if (!hasReached(kernel, property.since)) continue
    const steps = property.xml.split('/')
    const last = steps.pop() ?? ''
    const occurs = inKernel(property.occurs, kernel)
    const value = inKernel(property.value, kernel)
    const holder = steps.reduce(
      (at, step) => within(at, step) ?? add(at, step, occurs.startsWith('1') ? '1' : '0..1'),
      root,
    )
    if (last.startsWith('@')) {
      holder.attributes.push({ name: last.slice(1), occurs, value })
      continue
    }
    // The table lists the identifier twice, and one of them is required.
    const element = within(holder, last) ?? add(holder, last, property.xml === 'identifier' ? '1' : occurs)
    if (value !== 'object' && value !== 'polygon') element.text = value
  }
  return root
}

const within = ({ elements }: Element, name: string): Element | undefined =>
  elements.find(element => element.name === name)

function add(holder: Element, name: string, occurs: Occurs): Element {
  const place = holder.place === '' ? name : `${holder.place}/${name}`
  const element: Element = { name, place, occurs, attributes: [], elements: [] }
  holder.elements.push(element)
  return element
}
