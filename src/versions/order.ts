import {
  compareNaturally,
  compareParsedVersions,
  compareTexts,
  type ParsedVersion,
  parseVersion,
} from './compare-versions.ts'
import { multimap, reversed } from './links/edges.ts'
import type { Facts } from './record.ts'

/**
 * Orders nodes so that every link outside a cycle points forwards. Returns groups: single nodes, or the nodes of a
 * cycle.
 *
 * Keeps the given order where the links allow it. A second search, against the links, finds the cycles (Kosaraju 1978).
 */
export function inOrder(
  sorted: readonly number[],
  links: readonly { readonly from: number; readonly to: number }[],
): number[][] {
  const ranks = new Map(sorted.map((node, rank) => [node, rank]))
  const byRank = (a: number, b: number): number => (ranks.get(a) ?? 0) - (ranks.get(b) ?? 0)
  const newer = multimap(links)
  for (const nodes of newer.values()) nodes.sort(byRank)
  const lastFirst = search([...sorted].reverse(), newer, new Set())
  const older = multimap(links.map(reversed))
  const seen = new Set<number>()
  return lastFirst.reverse().flatMap(node => (seen.has(node) ? [] : [search([node], older, seen).sort(byRank)]))
}

/**
 * Returns all unseen nodes that are reachable by links, depth first. Outside cycles, each node comes after all its
 * targets.
 */
function search(nodes: readonly number[], links: ReadonlyMap<number, readonly number[]>, seen: Set<number>): number[] {
  const done = new Set<number>()
  // Not recursive, because a chain can be a million nodes long.
  const path: number[] = []
  for (const start of nodes) {
    if (!seen.has(start)) path.push(start)
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      if (seen.has(node)) {
        done.add(node)
        path.pop()
        continue
      }
      seen.add(node)
      for (const next of links.get(node) ?? []) if (!seen.has(next)) path.push(next)
    }
  }
  return [...done]
}

/**
 * Sorts nodes oldest first: by version number, then by date, then by key. Nodes with neither a version number nor a
 * date precede the others.
 *
 * If a node has a date but no version number, the date takes precedence for all, so that the order is never circular.
 */
export function sortByFacts(
  nodes: readonly number[],
  factsOf: (node: number) => Facts,
  keyOf: (node: number) => string,
): number[] {
  if (nodes.length < 2) return [...nodes]
  const entries = nodes.map(node => {
    const facts = factsOf(node)
    const version = parseVersion(facts.version ?? '')
    const date = facts.date ?? ''
    return { node, key: keyOf(node), version, date, isKnown: Number(version !== undefined || date !== '') }
  })
  const areNumbered = entries.every(({ version, isKnown }) => version !== undefined || isKnown === 0)
  const compare = (a: Entry, b: Entry): number =>
    a.isKnown - b.isKnown ||
    (areNumbered ? byVersion(a, b) : 0) ||
    compareTexts(a.date, b.date) ||
    byVersion(a, b) ||
    compareNaturally(a.key, b.key)
  return entries.sort(compare).map(({ node }) => node)
}

interface Entry {
  key: string
  version: ParsedVersion | undefined
  date: string
  /** The rank of the node: 1 with a version number or date, 0 with neither. */
  isKnown: number
}

function byVersion(a: Entry, b: Entry): number {
  if (a.version && b.version) return compareParsedVersions(a.version, b.version)
  return Number(a.version !== undefined) - Number(b.version !== undefined)
}
