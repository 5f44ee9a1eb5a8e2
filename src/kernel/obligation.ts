import type { Occurs } from './properties.ts'
import type { Node } from './tree.ts'

/** The element that an attribute belongs to. */
const elementOf = (node: Node): string => node.property.xml.replace(/\/@[^/]*$/, '')

/**
 * Whether an object whose element stands at `place` (empty for the record itself) must have this member. The element's own
 * text may be left out if it may be empty; so may what belongs to a sibling element.
 */
export function isRequired(node: Node, place: string): boolean {
  if (node.property.xml === place) return node.value === 'nonEmpty' || node.value === 'doi'
  return !node.occurs.startsWith('0') && (elementOf(node) === place || !node.property.xml.includes('/@'))
}

/** An attribute that is mandatory on a nested element, and a member of the same object that belongs to that element too. */
export interface Companions {
  attribute: Node
  beside: Node
}

/** Which attributes must stand beside which members of an object whose element stands at `place`. */
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

/** How many entries a list must have: 0, 1 or, of the points of a polygon, 4. */
export const leastEntries = (occurs: Occurs): number => Number(occurs.charAt(0))
