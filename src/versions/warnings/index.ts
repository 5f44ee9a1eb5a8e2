import type { Collection } from '../collect.ts'
import type { Family } from '../family.ts'
import type { Facts } from '../record.ts'
import { withoutShortcuts } from '../shortcuts.ts'
import type { VersionWarning } from '../types.ts'
import type { Check, Inspection } from './inspection.ts'
import { type Finding, warningOf } from './messages.ts'
import { ownNumbers, steps } from './order.ts'
import { fieldFindings, missingRecords } from './records.ts'
import { concepts, contradictions, doubts, forks, links } from './structure.ts'

/** The checks for every family; warnings come in this order. */
const checks: readonly Check[] = [contradictions, forks, concepts, links, steps, ownNumbers, missingRecords, doubts]

/** Finds all inconsistencies of a graph and reports each once. */
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
