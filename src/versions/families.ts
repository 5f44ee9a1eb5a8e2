import type { Collection } from './collect.ts'
import { type Family, familyOf } from './family.ts'
import { multimap } from './multimap.ts'
import { once } from './once.ts'
import type { Facts } from './record.ts'
import { DisjointSets } from './union.ts'

/** The families of a collection; each is settled when it is first asked for. */
export interface Families {
  /** The family of a node; undefined for one that nothing links. */
  of(node: number): Family | undefined
  /** All families, in the order of their first links. */
  all(): readonly Family[]
}

/** Finds out which nodes are joined by links. */
export function familiesOf<R>(found: Collection<R>, factsOf: (node: number) => Facts): Families {
  const { links, names } = found
  const sets = new DisjointSets(names.length)
  for (const { from, to } of links) sets.join(from, to)
  const linksOf = once(() => multimap(links.map(link => [sets.find(link.from), link] as const)))
  const families = new Map<number, Family>()
  const of = (node: number): Family | undefined => {
    const root = sets.find(node)
    const own = linksOf().get(root)
    if (own === undefined) return undefined
    const family = families.get(root) ?? familyOf(found, own, factsOf)
    families.set(root, family)
    return family
  }
  return { of, all: once(() => [...linksOf().keys()].flatMap(root => of(root) ?? [])) }
}
