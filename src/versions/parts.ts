import type { Collection } from './collect.ts'
import type { MergedEdge } from './edges.ts'
import { linkedName, nameKey } from './name.ts'
import { isObject, listOf } from './record.ts'
import type { VersionRecord } from './types.ts'

/** Tells which records are parts of others (HasPart, IsPartOf), among those that are called concept and version of each other. */
export function partFinder<R extends VersionRecord>(
  found: Collection<R>,
  edges: readonly MergedEdge[],
): (whole: number, part: number) => boolean {
  const pairs = new Set<number>()
  const pair = (whole: number, part: number): number => whole * found.names.length + part
  for (const node of new Set(edges.flatMap(({ from, to, type }) => (type === 'concept' ? [from, to] : [])))) {
    const record = found.records[node]
    for (const item of record === undefined ? [] : listOf(record, 'relatedIdentifiers')) {
      if (!isObject(item) || (item.relationType !== 'HasPart' && item.relationType !== 'IsPartOf')) continue
      const name = linkedName(item.relatedIdentifier, item.relatedIdentifierType)
      const other = name === undefined ? undefined : found.nodeOf.get(nameKey(name))
      if (other !== undefined) pairs.add(item.relationType === 'HasPart' ? pair(node, other) : pair(other, node))
    }
  }
  return (whole, part) => pairs.has(pair(whole, part))
}
