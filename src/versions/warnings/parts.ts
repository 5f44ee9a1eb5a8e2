import { doiKey } from '../../identifiers/doi.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import type { Inspection } from './inspection.ts'

/** Nodes that are parts of others (HasPart, IsPartOf), among those also called concept and version of each other. */
export function partsOf({ family, found }: Inspection): ReadonlyMap<number, ReadonlySet<number>> {
  const parts = new Map<number, Set<number>>()
  const add = (whole: number | undefined, part: number | undefined): void => {
    if (whole !== undefined && part !== undefined) parts.set(whole, (parts.get(whole) ?? new Set()).add(part))
  }
  const concepts = family.settled.filter(({ type }) => type === 'concept')
  for (const node of new Set(concepts.flatMap(({ from, to }) => [from, to]))) {
    const view = viewOf(found.records[node])
    for (const doi of relatedDoisOf(view, 'HasPart')) add(node, found.nodeOf.get(doiKey(doi)))
    for (const doi of relatedDoisOf(view, 'IsPartOf')) add(found.nodeOf.get(doiKey(doi)), node)
  }
  return parts
}
