import type { Collection } from './collect.ts'
import { type Family, familyOf } from './family.ts'
import { once } from './once.ts'
import type { Facts } from './record.ts'
import { DisjointSets } from './union.ts'

/** The families of a collection; each is settled when it is first asked for. */
export interface Families {
  /** The family of a node; undefined for one that nothing links. */
  of(node: number): Family | undefined
  /** All families, in the order of their first nodes. */
  all(): readonly Family[]
}

/** Finds out which nodes are joined by links. */
export function familiesOf<R>(found: Collection<R>, factsOf: (node: number) => Facts): Families {
  const { from, to, names } = found
  const sets = new DisjointSets(names.length)
  // The links of each family as a list within two arrays: its last link, and of each link the one before.
  const last = new Int32Array(names.length).fill(-1)
  const before = new Int32Array(from.length)
  from.forEach((node, link) => {
    sets.join(node, to[link] ?? node)
  })
  from.forEach((node, link) => {
    const root = sets.find(node)
    before[link] = last[root] ?? -1
    last[root] = link
  })

  const families = new Map<number, Family>()
  const settle = (root: number): Family => {
    const links: number[] = []
    for (let link = last[root] ?? -1; link >= 0; link = before[link] ?? -1) links.push(link)
    const family = families.get(root) ?? familyOf(found, sets.members(root), links.reverse(), factsOf)
    families.set(root, family)
    return family
  }
  const of = (node: number): Family | undefined => {
    const root = sets.find(node)
    return last[root] === -1 ? undefined : (families.get(root) ?? settle(root))
  }
  return {
    of,
    all: once(() => [...last.keys()].flatMap(root => (last[root] === -1 ? [] : settle(root)))),
  }
}
