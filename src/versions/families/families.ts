import type { Collection } from '../links/collect.ts'
import { edgeAt } from '../links/edges.ts'
import { once } from '../once.ts'
import type { Facts } from '../record.ts'
import { type Family, familyOf } from './family.ts'

/** The families of a collection; each is built on first use. */
export interface Families {
  /** The family of a node; undefined if it has no links. */
  of(node: number): Family | undefined
  /** All families, in the order of their first links. */
  all(): readonly Family[]
}

/** Finds the groups of nodes that links connect. */
export function familiesOf<R>(found: Collection<R>, factsOf: (node: number) => Facts): Families {
  const { ends } = found.links
  const families = new Map<number, Family>()
  const endsOf: number[][] = []
  for (const [end, node] of ends.entries()) {
    endsOf[node] ??= []
    endsOf[node].push(end)
  }
  const of = (node: number): Family | undefined => {
    const known = families.get(node)
    if (known !== undefined || endsOf[node] === undefined) return known
    const nodes = new Set([node])
    const links = new Set<number>()
    // The loop also visits what it adds to the set.
    for (const member of nodes) {
      for (const end of endsOf[member] ?? []) {
        links.add(end >> 1)
        nodes.add(ends[end ^ 1] ?? 0)
      }
    }
    const sorted = [...links].sort((a, b) => a - b)
    const family = familyOf(
      found,
      sorted.map(link => edgeAt(found.links, link)),
      factsOf,
    )
    for (const member of nodes) families.set(member, family)
    return family
  }
  return { of, all: once(() => [...new Set(ends.flatMap(node => of(node) ?? []))]) }
}
