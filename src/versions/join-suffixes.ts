import type { Collection } from './collect.ts'
import type { Facts } from './record.ts'
import { code } from './relations.ts'
import { versionSuffix } from './suffix.ts'
import { DisjointSets } from './union.ts'

/**
 * Adds a `suffix` link between neighbours among the DOIs of one stem, where no declared link joins them already. A bare number
 * counts only where the stem is a node, which is number 1; behind `.v` the stem stands for all versions and is left alone. Titles that differ speak against it.
 */
export function joinSuffixes<R>(found: Collection<R>, facts: (node: number) => Facts | undefined): void {
  const sets = new DisjointSets(found.keys.length)
  found.from.forEach((from, link) => {
    sets.join(from, found.to[link] ?? from)
  })
  for (const members of stems(found).values()) {
    members.sort((a, b) => a.number - b.number || a.node - b.node)
    members.forEach(({ node, number }, at) => {
      const older = members[at - 1]
      if (older === undefined || older.number === number || !sameTitle(facts(older.node), facts(node))) return
      if (!sets.join(older.node, node)) return
      found.from.push(older.node)
      found.to.push(node)
      found.how.push(code.suffix)
    })
  }
}

interface Member {
  node: number
  number: number
}

function stems<R>(found: Collection<R>): Map<string, Member[]> {
  const byStem = new Map<string, Member[]>()
  found.keys.forEach((key, node) => {
    const suffix = versionSuffix(key)
    if (suffix === undefined) return
    const members = byStem.get(suffix.stem)
    const base = suffix.explicit ? undefined : found.nodeOf.get(suffix.stem)
    if (members) members.push({ node, number: suffix.number })
    else if (suffix.explicit) byStem.set(suffix.stem, [{ node, number: suffix.number }])
    else if (base !== undefined)
      byStem.set(suffix.stem, [
        { node: base, number: 1 },
        { node, number: suffix.number },
      ])
  })
  return byStem
}

function sameTitle(a: Facts | undefined, b: Facts | undefined): boolean {
  if (a?.title === undefined || b?.title === undefined) return true
  return plain(a.title) === plain(b.title)
}

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
