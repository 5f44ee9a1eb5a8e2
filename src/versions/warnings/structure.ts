import { doiKey } from '../../identifiers/schemes/doi.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import { keyAt } from '../links/collect.ts'
import { multimap, reversed } from '../multimap.ts'
import { code, relations, relationsIn } from '../relations.ts'
import type { Check, Inspection } from './inspection.ts'

/** Finds circular successions, and records called identical that are versions of each other. */
export const contradictions: Check = ({ family, report }) => {
  for (const circle of family.circles) report('cycle', circle)
  for (const group of family.conflicts) report('alias-conflict', group)
}

/** Finds versions with several next or previous versions, none of which is declared to come before another. */
export const forks: Check = ({ direct, report }) => {
  for (const [node, newer] of multimap(direct)) {
    if (newer.length > 1) report('fork', [node, ...newer])
  }
  for (const [node, older] of multimap(direct.map(reversed))) {
    if (older.length > 1) report('merge', [node, ...older])
  }
}

/** Finds several concepts of the same versions, and concepts that are linked as versions. */
export const concepts: Check = ({ family, report }) => {
  const edges = family.settled.filter(({ type }) => type === 'concept')
  const below = new Set(edges.map(({ to }) => to))
  const inOrder = new Set(family.order)
  const top = family.concepts.filter(node => !below.has(node))
  if (top.length > 1) report('several-concepts', top)
  for (const node of new Set(edges.map(({ from }) => from))) {
    if (below.has(node) || inOrder.has(node)) report('concept-as-version', [node])
  }
}

/** Finds links between two given records that only one declares, and parts that are called versions. */
export const links: Check = inspection => {
  const { direct, family, found, isKnown, report } = inspection
  const pair = ({ from, to }: { from: number; to: number }): number => from * found.names.length + to
  const neighbours = new Set(direct.map(pair))
  const parts = partsOf(inspection)
  for (const edge of family.settled) {
    const { from, to, type, how } = edge
    const isConcept = type === 'concept'
    const isPart = isConcept && parts.get(from)?.has(to)
    if (isPart) report('version-is-part', [to, from])
    const [way, ...others] = relationsIn(how)
    if (way === undefined || way.by === 'suffix' || others.some(({ declarer }) => declarer !== way.declarer)) continue
    // Concepts need not link back: they would have to change with every version.
    const needsAnswer = isConcept ? way.by === 'HasVersion' && !isPart : neighbours.has(pair(edge))
    if (!needsAnswer || !isKnown(from) || !isKnown(to)) continue
    const inverse = relations[relations.indexOf(way) ^ 1]
    const nodes = way.declarer === 'from' ? [to, from] : [from, to]
    report('one-way-link', nodes, [way.by, inverse?.by ?? ''], isConcept ? 'info' : undefined)
  }
}

/** Finds versions under several DOI prefixes (the repository moved, or the link is wrong), and undeclared edges. */
export const doubts: Check = ({ family, found, report }) => {
  for (const { from, to, how } of family.settled) {
    const prefixes = new Set([from, to].flatMap(node => /^10\.[^/]*/.exec(keyAt(found, node)) ?? []))
    if (prefixes.size > 1) report('cross-prefix', [to, from])
    if (how === 1 << code.suffix) report('suffix-guess', [to, from])
  }
}

/** Nodes that are parts of others (HasPart, IsPartOf), among those also called concept and version of each other. */
function partsOf({ family, found }: Inspection): ReadonlyMap<number, ReadonlySet<number>> {
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
