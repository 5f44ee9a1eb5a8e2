import type { Occurs } from './properties.ts'
import type { Node } from './tree.ts'

/** Returns the place in XML of a property's element. For an attribute, this is the element that has the attribute. */
const elementOf = (node: Node): string => node.property.xml.replace(/\/@[^/]*$/, '')

/**
 * True if the object of the element at `place` must have this member; `place` is empty for the record itself.
 *
 * The element's own text is optional if it may be empty. Attributes of a nested element are optional here, because
 * {@link companions} handles them.
 */
export function isRequired(node: Node, place: string): boolean {
  if (node.property.xml === place) return node.value === 'nonEmpty' || node.value === 'doi'
  return !node.occurs.startsWith('0') && (elementOf(node) === place || !node.property.xml.includes('/@'))
}

/** A mandatory attribute of a nested element, and a member that requires the attribute. */
export interface Companions {
  attribute: Node
  beside: Node
}

/**
 * Returns the mandatory attributes of nested elements, each with a member that requires the attribute.
 *
 * `place` is the place of the object's element.
 */
export function companions(children: readonly Node[], place: string): Companions[] {
  const isNestedAttribute = (node: Node): boolean =>
    node.occurs === '1' && node.property.xml.includes('/@') && elementOf(node) !== place
  return children
    .filter(isNestedAttribute)
    .flatMap(attribute =>
      children
        .filter(other => other !== attribute && elementOf(other) === elementOf(attribute))
        .map(beside => ({ attribute, beside })),
    )
}

/** Returns the minimum number of entries in a list: 0, 1, or 4 for the points of a polygon. */
export const leastEntries = (occurs: Occurs): number => Number(occurs.charAt(0))
