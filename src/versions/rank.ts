import { compareNaturally, compareParsedVersions, type ParsedVersion, parseVersion } from './order.ts'
import type { Facts } from './record.ts'

/** What a node is ranked by where no relation decides. */
export interface Ranked {
  key: string
  /** Undefined for what is only linked to. */
  facts: Facts | undefined
}

/**
 * Sorts nodes oldest first, by version number, then date, then key. Where one of the records has no number to go by, the date
 * comes first for all, so that the order never runs in a circle. What is only linked to precedes what is known.
 */
export function sortByFacts(nodes: readonly number[], about: (node: number) => Ranked): number[] {
  const entries = nodes.map(node => entry(node, about(node)))
  const known = entries.filter(item => item.isKnown)
  const compare = known.every(item => item.version !== undefined) ? byVersion : byDate
  return entries.sort((a, b) => Number(a.isKnown) - Number(b.isKnown) || compare(a, b)).map(item => item.node)
}

interface Entry {
  node: number
  key: string
  isKnown: boolean
  version: ParsedVersion | undefined
  date: string
}

function entry(node: number, { key, facts }: Ranked): Entry {
  const version = facts?.version === undefined ? undefined : parseVersion(facts.version)
  const date = facts?.date ?? ''
  return { node, key, isKnown: version !== undefined || date !== '', version, date }
}

const byVersion = (a: Entry, b: Entry): number =>
  versionOrder(a, b) || dateOrder(a, b) || compareNaturally(a.key, b.key)
const byDate = (a: Entry, b: Entry): number => dateOrder(a, b) || versionOrder(a, b) || compareNaturally(a.key, b.key)

const dateOrder = (a: Entry, b: Entry): number => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)

function versionOrder(a: Entry, b: Entry): number {
  if (a.version && b.version) return compareParsedVersions(a.version, b.version)
  return Number(a.version !== undefined) - Number(b.version !== undefined)
}
