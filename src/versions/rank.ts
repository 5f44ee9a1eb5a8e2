import { compareNaturally, compareParsedVersions, type ParsedVersion, parseVersion } from './order.ts'
import type { Facts } from './record.ts'

/**
 * Sorts nodes oldest first, by version number, then date, then key. Where one of the records has no number to go by, the date
 * comes first for all, so that the order never runs in a circle. What is only linked to precedes what is known.
 */
export function sortByFacts(
  nodes: readonly number[],
  factsOf: (node: number) => Facts,
  keyOf: (node: number) => string,
): number[] {
  if (nodes.length < 2) return [...nodes]
  const entries = nodes.map(node => {
    const { version = '', date = '' } = factsOf(node)
    return { node, key: keyOf(node), version: parseVersion(version), date }
  })
  const isKnown = ({ version, date }: Entry): boolean => version !== undefined || date !== ''
  const orders = entries.every(entry => entry.version || !isKnown(entry)) ? [byVersion, byDate] : [byDate, byVersion]
  const [first = byVersion, second = byDate] = orders
  const compare = (a: Entry, b: Entry): number =>
    Number(isKnown(a)) - Number(isKnown(b)) || first(a, b) || second(a, b) || compareNaturally(a.key, b.key)
  return entries.sort(compare).map(({ node }) => node)
}

interface Entry {
  key: string
  version: ParsedVersion | undefined
  date: string
}

const byDate = (a: Entry, b: Entry): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)

function byVersion(a: Entry, b: Entry): number {
  if (a.version && b.version) return compareParsedVersions(a.version, b.version)
  return Number(a.version !== undefined) - Number(b.version !== undefined)
}
