import type { Facts } from '../record.ts'
import { compareNaturally, compareParsedVersions, compareTexts, type ParsedVersion, parseVersion } from './order.ts'

/**
 * Sorts nodes oldest first, by version number, then date, then key. If one of the records has no version number, the date comes
 * first for all, so that the order is never circular. Nodes without a record precede those with one.
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
  /** 1, or 0 for a node without a record. */
  isKnown: number
}

function byVersion(a: Entry, b: Entry): number {
  if (a.version && b.version) return compareParsedVersions(a.version, b.version)
  return Number(a.version !== undefined) - Number(b.version !== undefined)
}
