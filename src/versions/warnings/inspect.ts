import type { Family } from '../family.ts'
import type { Collection } from '../links/collect.ts'
import { type Link, multimap } from '../links/edges.ts'
import type { Facts } from '../record.ts'
import type { VersionWarning } from '../types.ts'
import { checks, fieldFindings, type Inspection } from './checks.ts'
import { type Finding, warningOf } from './messages.ts'

/** Finds the inconsistencies in a graph and reports each once. */
export function inspect<R>(
  found: Collection<R>,
  families: readonly Family[],
  facts: (node: number) => Facts,
): VersionWarning[] {
  const findings: Finding[] = []
  const tools: Omit<Inspection, 'family' | 'direct'> = {
    found,
    facts,
    name: node => found.names[node] ?? '',
    isKnown: node => found.records[node] !== undefined,
    report(code, nodes, texts, severity) {
      findings.push({ code, nodes, texts, severity })
    },
  }
  for (const family of families) {
    const inspection = { ...tools, family, direct: withoutShortcuts(family) }
    for (const check of checks) check(inspection)
  }
  const all = [...findings, ...fieldFindings(found), ...found.oddities]
  const warnings = all.map(finding => warningOf(finding, found.names))
  return [...new Map(warnings.map(warning => [warning.code + warning.message, warning])).values()]
}

/**
 * Returns the successions that lead directly to the next version.
 *
 * Omits a link that skips a version, and links against the order.
 *
 * The search budget is proportional to the number of links; links beyond the budget count as direct.
 */
function withoutShortcuts({ order, settled }: Family): Link[] {
  const places = new Map(order.map((node, place) => [node, place]))
  const placeOf = (node: number): number => places.get(node) ?? 0
  const forward = settled.filter(({ from, to, type }) => type === 'succession' && placeOf(from) < placeOf(to))
  const newer = multimap(forward)
  let budget = 1000 + 10 * forward.length

  /**
   * Drops nodes that are reachable from another given node, until the budget is spent. The nodes must be sorted by
   * position.
   */
  const unreached = (nodes: readonly number[]): Set<number> => {
    const end = placeOf(nodes.at(-1) ?? 0)
    const left = new Set(nodes)
    const seen = new Set<number>()
    const open = [...nodes].reverse()
    for (let node = open.pop(); node !== undefined && left.size > 1 && budget > 0; node = open.pop()) {
      for (const next of newer.get(node) ?? []) {
        budget--
        left.delete(next)
        if (seen.has(next) || placeOf(next) > end) continue
        seen.add(next)
        open.push(next)
      }
    }
    return left
  }
  return order.flatMap(from => {
    const targets = (newer.get(from) ?? []).sort((a, b) => placeOf(a) - placeOf(b))
    return Array.from(unreached(targets), to => ({ from, to }))
  })
}
