import { type Collection, keyAt } from './collect.ts'
import { compareNaturally } from './order.ts'
import type { Facts } from './record.ts'
import { code } from './relations.ts'
import { versionSuffix } from './suffix.ts'
import { DisjointSets } from './union.ts'

/**
 * Adds a `suffix` link between neighbours among the DOIs of one stem, where no declared link joins them already. A bare number
 * counts only where the stem is a node, which is number 1; behind `.v` the stem stands for all versions and is left alone. Titles that differ speak against it.
 */
export function joinSuffixes<R>(found: Collection<R>, facts: (node: number) => Facts | undefined): void {
  const sets = new DisjointSets(found.names.length)
  found.from.forEach((from, link) => {
    sets.join(from, found.to[link] ?? from)
  })
  const groups = [...stems(found)].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, members] of groups) {
    members.sort((a, b) => a.number - b.number || compareNaturally(keyAt(found, a.node), keyAt(found, b.node)))
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
  found.names.forEach((_, node) => {
    const suffix = versionSuffix(keyAt(found, node))
    if (suffix === undefined) return
    // The two ways of numbering are never mixed.
    const group = suffix.explicit ? `${suffix.stem}.v` : suffix.stem
    const members = byStem.get(group)
    const base = suffix.explicit ? undefined : found.nodeOf.get(suffix.stem)
    if (members) members.push({ node, number: suffix.number })
    else if (suffix.explicit) byStem.set(group, [{ node, number: suffix.number }])
    else if (base !== undefined)
      byStem.set(group, [
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
