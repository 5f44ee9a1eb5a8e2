import type { Occurs } from './properties.ts'
import type { Node } from './tree.ts'

/** The element that an attribute belongs to. */
const elementOf = (node: Node): string => node.property.xml.replace(/\/@[^/]*$/, '')

/**
 * Whether an object whose element stands at `place` (empty for the record itself) must have this member. The element's own
 * text may be left out where it may be empty; so may what belongs to an element beside it.
 */
export function isRequired(node: Node, place: string): boolean {
  if (node.property.xml === place) return node.value === 'nonEmpty' || node.value === 'doi'
  return !node.occurs.startsWith('0') && (elementOf(node) === place || !node.property.xml.includes('/@'))
}

/** By member: the attributes that must stand beside it, because they are mandatory on the nested element that it belongs to. */
export function dependents(children: readonly Node[], place: string): Record<string, string[]> {
  const dependent: Record<string, string[]> = {}
  for (const attribute of children) {
    const element = elementOf(attribute)
    if (attribute.occurs !== '1' || element === attribute.property.xml || element === place) continue
    for (const other of children) {
      if (other !== attribute && elementOf(other) === element) dependent[other.key] = [attribute.key]
    }
  }
  return dependent
}

/** How many entries a list must have: 0, 1 or, of the points of a polygon, 4. */
export const leastEntries = (occurs: Occurs): number => Number(occurs.charAt(0))
