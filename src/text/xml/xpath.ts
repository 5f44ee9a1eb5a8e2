import { elementsOf, type XmlAttribute, type XmlElement } from './tree.ts'

/** A writer of XPath-like paths of elements: `/resource/creators/creator[2]/givenName`. */
export class XPaths {
  readonly #positions = new Map<XmlElement, Map<XmlElement, string>>()

  /**
   * Returns the path of an element or of one of its attributes. An element in the same namespace as its parent has no
   * prefix in the path.
   */
  of(element: XmlElement, attribute?: XmlAttribute): string {
    const steps: string[] = attribute === undefined ? [] : [`@${attribute.name}`]
    let at = element
    for (; at.parent !== undefined; at = at.parent) steps.push(this.#stepOf(at, at.parent))
    steps.push(at.local)
    return `/${steps.reverse().join('/')}`
  }

  /** Computes the path segments of all children at once, so that the cost of long lists stays linear. */
  #stepOf(element: XmlElement, parent: XmlElement): string {
    let steps = this.#positions.get(parent)
    if (steps === undefined) {
      steps = stepsWithin(parent)
      this.#positions.set(parent, steps)
    }
    return steps.get(element) ?? element.name
  }
}

function stepsWithin(parent: XmlElement): Map<XmlElement, string> {
  const byName = new Map<string, XmlElement[]>()
  for (const child of elementsOf(parent)) {
    const name = child.uri === parent.uri ? child.local : child.name
    const alike = byName.get(name)
    if (alike === undefined) byName.set(name, [child])
    else alike.push(child)
  }
  const steps = new Map<XmlElement, string>()
  for (const [name, alike] of byName)
    for (const [index, child] of alike.entries()) steps.set(child, alike.length > 1 ? `${name}[${index + 1}]` : name)
  return steps
}
