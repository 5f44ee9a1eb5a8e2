import { compareNaturally } from './compare-versions.ts'
import { type Collection, keyAt } from './links/collect.ts'
import { type Edge, merge, reversed } from './links/edges.ts'
import { inOrder, sortByFacts } from './order.ts'
import { type Facts, withdrawnOf } from './record.ts'
import type { VersionChain } from './types.ts'

/** Nodes connected by links, with their order and roles. */
export interface Family extends Aliases {
  /** The edges as declared by the records or guessed from DOIs. Aliases are not replaced. */
  edges: readonly Edge[]
  /** The edges other than alias edges. Each alias is replaced by the node that represents it. */
  settled: readonly Edge[]
  /** The versions, oldest first; empty if there are only aliases. */
  order: readonly number[]
  /** The concepts, the one with the most versions first. */
  concepts: readonly number[]
  chain: VersionChain | undefined
  /** Groups of nodes in which succession is circular. */
  circles: readonly (readonly number[])[]
}

/** Builds the family of a connected group of links. */
export function familyOf<R>(found: Collection<R>, links: readonly Edge[], factsOf: (node: number) => Facts): Family {
  const keyOf = (node: number): string => keyAt(found, node)
  const isKnown = (node: number): number => Number(found.records[node] !== undefined)
  const best =
    (score: (node: number) => number) =>
    (a: number, b: number): number =>
      score(b) - score(a) || isKnown(b) - isKnown(a) || compareNaturally(keyOf(a), keyOf(b))

  const edges = merge(links)
  const nodes = [...endsOf(edges)].sort((a, b) => a - b)
  const declared = edges.filter(({ type }) => type !== 'alias')
  const linked = endsOf(declared)
  const { standIns, conflicts } = settleAliases(
    nodes,
    edges,
    best(node => Number(linked.has(node))),
  )
  const standIn = (node: number): number => standIns.get(node) ?? node
  const settled =
    standIns.size === 0
      ? declared
      : merge(declared.map(edge => ({ ...edge, from: standIn(edge.from), to: standIn(edge.to) })))

  const successions = settled.filter(({ type }) => type === 'succession')
  const scores = conceptScores(settled)
  const linear = endsOf(successions)
  const isConcept = (node: number): boolean => scores.has(node) && !linear.has(node)
  const members = settled.length === 0 ? [] : nodes.filter(node => !standIns.has(node))
  const versions = members.filter(node => !isConcept(node))
  // Records that only declare each other as versions have no concept.
  const isCircle = versions.length === 0
  const concepts = isCircle ? [] : members.filter(isConcept).sort(best(node => scores.get(node) ?? 0))
  const groups = inOrder(sortByFacts(isCircle ? members : versions, factsOf, keyOf), successions)
  const order = groups.flat()
  const circles = groups.filter(group => group.length > 1)
  const chain = chainOf(found, order, concepts, standIns)
  return { edges, settled, standIns, conflicts, order, concepts, circles, chain }
}

const endsOf = (edges: readonly Edge[]): Set<number> => new Set(edges.flatMap(({ from, to }) => [from, to]))

/** Returns a score for each concept: the number of its versions, or at most 0 if the concept is itself a version. */
function conceptScores(edges: readonly Edge[]): Map<number, number> {
  const concepts = edges.filter(({ type }) => type === 'concept')
  const scores = new Map<number, number>()
  for (const { from } of concepts) scores.set(from, (scores.get(from) ?? 0) + 1)
  for (const { to } of concepts) {
    const score = scores.get(to)
    if (score !== undefined) scores.set(to, score - concepts.length)
  }
  return scores
}

function chainOf<R>(
  found: Collection<R>,
  order: readonly number[],
  concepts: readonly number[],
  standIns: ReadonlyMap<number, number>,
): VersionChain | undefined {
  const [first] = order
  if (first === undefined) return undefined
  const name = (node: number): string => found.names[node] ?? ''
  const [concept] = concepts
  return {
    id: keyAt(found, concept ?? first),
    ...(concept !== undefined && { concept: name(concept) }),
    concepts: concepts.map(name),
    order: order.map(name),
    latest: name(latestOf(found, order) ?? first),
    aliases: [...standIns]
      .map(([alias, of]) => ({ doi: name(alias), of: name(of) }))
      .sort((a, b) => compareNaturally(a.doi, b.doi)),
  }
}

/** Returns the newest version that is not withdrawn, or the newest version if all are withdrawn. */
const latestOf = <R>({ records }: Collection<R>, order: readonly number[]): number | undefined =>
  order.findLast(node => withdrawnOf(records[node]) === '') ?? order.at(-1)

/** The nodes of a family that represent the same resource under several identifiers and count as one. */
interface Aliases {
  /** The node that represents each alias. */
  standIns: ReadonlyMap<number, number>
  /** Groups of aliases that are not merged, because one member is declared a version or concept of another. */
  conflicts: readonly (readonly number[])[]
}

/**
 * Groups the nodes of a family by their alias edges. The first node of each group, according to `compare`, represents
 * the others, unless other edges connect nodes of the group.
 */
function settleAliases(
  nodes: readonly number[],
  edges: readonly Edge[],
  compare: (a: number, b: number) => number,
): Aliases {
  const standIns = new Map<number, number>()
  const conflicts: number[][] = []
  const aliases = edges.filter(({ type }) => type === 'alias')
  if (aliases.length === 0) return { standIns, conflicts }
  const groups = inOrder(nodes, [...aliases, ...aliases.map(reversed)]).filter(group => group.length > 1)
  const groupOf = new Map(groups.flatMap(group => group.map(node => [node, group] as const)))
  const others = edges.filter(({ type }) => type !== 'alias')
  const broken = new Set(
    others.flatMap(({ from, to }) => (groupOf.get(from) === groupOf.get(to) ? [groupOf.get(from)] : [])),
  )
  for (const group of groups) {
    const [best = 0, ...rest] = group.sort(compare)
    if (broken.has(group)) conflicts.push(group)
    else for (const node of rest) standIns.set(node, best)
  }
  return { standIns, conflicts }
}
