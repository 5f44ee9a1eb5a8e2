import { type Aliases, settleAliases } from './aliases.ts'
import { type Collection, keyAt } from './collect.ts'
import { type Edge, merge } from './edges.ts'
import { compareNaturally } from './order.ts'
import { sortByFacts } from './rank.ts'
import type { Facts } from './record.ts'
import { inOrder } from './topological.ts'
import type { VersionChain, VersionRole } from './types.ts'

/** Nodes that links join, and what they are to each other. */
export interface Family extends Aliases {
  /** As they are declared. */
  edges: readonly Edge[]
  /** The edges without those of aliases, with the nodes that stand for them in their place. */
  settled: readonly Edge[]
  /** The versions, oldest first; none where only aliases are joined. */
  order: readonly number[]
  /** What stands for all versions, that of most versions first. */
  concepts: readonly number[]
  /** What each node is; none where only aliases are joined. */
  roles: ReadonlyMap<number, VersionRole>
  chain: VersionChain | undefined
  /** Groups of nodes that succession leads around in a circle. */
  circles: readonly (readonly number[])[]
}

/** Settles the nodes that a connected group of links joins. */
export function familyOf<R>(found: Collection<R>, links: readonly Edge[], factsOf: (node: number) => Facts): Family {
  const keyOf = (node: number): string => keyAt(found, node)
  const isKnown = (node: number): number => Number(found.records[node] !== undefined)
  const edges = merge(links)
  const nodes = [...new Set(edges.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  const declared = edges.filter(({ type }) => type !== 'alias')
  const linked = new Set(declared.flatMap(({ from, to }) => [from, to]))
  const isLinked = (node: number): number => Number(linked.has(node))
  const { standIns, conflicts } = settleAliases(
    nodes,
    edges,
    (a, b) => isLinked(b) - isLinked(a) || isKnown(b) - isKnown(a) || compareNaturally(keyOf(a), keyOf(b)),
  )
  const standIn = (node: number): number => standIns.get(node) ?? node
  const settled =
    standIns.size === 0
      ? declared
      : merge(declared.map(edge => ({ ...edge, from: standIn(edge.from), to: standIn(edge.to) })))

  const successions = settled.filter(({ type }) => type === 'succession')
  const inSuccession = new Set(successions.flatMap(({ from, to }) => [from, to]))
  // How many versions a concept has; negative for one that is itself a version.
  const scores = new Map<number, number>()
  for (const { from, to, type } of settled) {
    if (type === 'succession') continue
    scores.set(from, (scores.get(from) ?? 0) + 1)
    scores.set(to, (scores.get(to) ?? 0) - settled.length)
  }
  const score = (node: number): number => scores.get(node) ?? 0
  const heads = new Set(settled.flatMap(({ from, type }) => (type === 'concept' ? [from] : [])))
  const members = settled.length === 0 ? [] : nodes.filter(node => !standIns.has(node))
  const concepts = members.filter(node => heads.has(node) && !inSuccession.has(node))
  // Records that call each other their version, and nothing else: none of them stands for the others.
  const isCircle = concepts.length === members.length
  const versions = isCircle ? members : members.filter(node => !heads.has(node) || inSuccession.has(node))
  const groups = inOrder(sortByFacts(versions, factsOf, keyOf), successions)
  const order = groups.flat()
  if (isCircle) concepts.length = 0
  concepts.sort((a, b) => score(b) - score(a) || isKnown(b) - isKnown(a) || compareNaturally(keyOf(a), keyOf(b)))
  const aliases = order.length === 0 ? [] : [...standIns.keys()]
  const roles = new Map<number, VersionRole>()
  for (const node of order) roles.set(node, 'version')
  for (const node of concepts) roles.set(node, 'concept')
  for (const node of aliases) roles.set(node, 'alias')
  const circles = groups.filter(group => group.length > 1)
  return {
    edges,
    settled,
    standIns,
    conflicts,
    order,
    concepts,
    circles,
    roles,
    chain: chainOf(found, order, concepts, standIns),
  }
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
    latest: name(order.at(-1) ?? first),
    aliases: [...standIns]
      .map(([alias, of]) => ({ doi: name(alias), of: name(of) }))
      .sort((a, b) => compareNaturally(a.doi, b.doi)),
  }
}
