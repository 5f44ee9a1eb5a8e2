import { doiKey, parseDoi } from '../../identifiers/schemes/doi.ts'
import { relatedDoisOf, viewOf } from '../../model/view.ts'
import type { Collection } from '../links/collect.ts'
import { multimap, reversed } from '../multimap.ts'
import { fieldOf } from '../record.ts'
import type { Check } from './inspection.ts'
import type { Finding } from './messages.ts'

/** Finds targets of links without a record: normal at the edge of a collection, a gap between two known versions. */
export const missingRecords: Check = ({ direct, family, isKnown, name, report }) => {
  const edges = family.settled.filter(({ from, to }) => isKnown(from) !== isKnown(to))
  const linkers = multimap(edges.map(edge => (isKnown(edge.from) ? reversed(edge) : edge)))
  const steps = direct.filter(({ from, to }) => isKnown(from) !== isKnown(to))
  const olderOf = new Map(steps.map(({ from, to }) => [to, from]))
  const newerOf = new Map(steps.map(({ from, to }) => [from, to]))
  for (const [node, nodes] of linkers) {
    if (isKnown(node)) continue
    const [older, newer] = [olderOf.get(node), newerOf.get(node)]
    if (older === undefined || newer === undefined) report('missing-record', [node, ...nodes])
    else report('gap', [older, newer, node], [`the record of ${name(node)}`])
  }
}

const sides = [
  ['previous_version', 'previous-version-mismatch', 'IsNewVersionOf', 'Obsoletes'],
  ['new_version', 'new-version-mismatch', 'IsPreviousVersionOf', 'IsObsoletedBy'],
] as const

/** Compares `previous_version` and `new_version` of a service's records with their relatedIdentifiers. */
export function fieldFindings({ nodeOf, records }: Collection<unknown>): Finding[] {
  return records.flatMap((record, node) => {
    const view = viewOf(record)
    // An external record has no relatedIdentifiers to compare.
    if (!Array.isArray(view.metadata.relatedIdentifiers)) return []
    return sides.flatMap(([field, code, ...relations]): Finding[] => {
      const value = fieldOf(view, field)
      const stated = typeof value === 'string' ? parseDoi(value) : undefined
      if (value === undefined || (stated === undefined && value)) return []
      const related = relations.flatMap(relation => relatedDoisOf(view, relation))
      const keys = related.map(doiKey)
      if (stated === undefined ? related.length === 0 : keys.includes(doiKey(stated))) return []
      const nodes = [doiKey(stated ?? ''), ...keys].flatMap(key => nodeOf.get(key) ?? [])
      return [{ code, nodes: [node, ...nodes], texts: [stated ?? 'null', related.join(', ') || 'nothing'] }]
    })
  })
}
