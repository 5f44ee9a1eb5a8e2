import { type Arrangement, arrange, roles } from './arrange.ts'
import { chainAt, conceptFinder } from './chains.ts'
import { type Collection, collect, keyAt, placesOf } from './collect.ts'
import { mergeLinks, publicEdge } from './edges.ts'
import { joinSuffixes } from './join-suffixes.ts'
import { nameKey, ownName } from './name.ts'
import { once } from './once.ts'
import { sortByFacts } from './rank.ts'
import { type Facts, factsOf } from './record.ts'
import type { VersionGraph, VersionGraphOptions, VersionNode, VersionRecord, VersionWarning } from './types.ts'
import { inspect } from './warnings/index.ts'

/**
 * Finds out which records are versions of each other, in which order, and what is odd about it. Reads `previous_version`, `new_version`
 * and the relatedIdentifiers of each record; never throws, whatever a record holds. The result does not depend on the order of the
 * records, except that lists follow it and that of different records under one DOI the first counts. Cost: linear in records plus links.
 */
export function versionGraph<R extends VersionRecord>(
  records: Iterable<R>,
  options: VersionGraphOptions = {},
): VersionGraph<R> {
  return graphOf(collect(records), options)
}

/** Builds the graph of what was collected; `amend` has the last word on its warnings. */
export function graphOf<R extends VersionRecord>(
  found: Collection<R>,
  options: VersionGraphOptions,
  amend: (warnings: VersionWarning[]) => VersionWarning[] = warnings => warnings,
): VersionGraph<R> {
  const facts = factsReader(found)
  if (options.suffixes) joinSuffixes(found, facts)
  const arrangement = arrange(found, nodes =>
    sortByFacts(nodes, node => ({ key: keyAt(found, node), facts: facts(node) })),
  )
  const { chainOf, starts, members, versionsEnd } = arrangement
  const merged = once(() => mergeLinks(found))
  const nodes = once(() => {
    const places = placesOf(found)
    return found.names.map((_, node) => nodeOf(found, arrangement, facts, node, places[node]))
  })
  const edges = once(() => merged().map(edge => publicEdge(edge, found.names)))
  const conceptOf = conceptFinder(found, arrangement, merged)
  const chains = once(() => Array.from(versionsEnd, (_, chain) => chainAt(found, arrangement, chain, conceptOf(chain))))
  const warnings = once(() => amend(inspect({ found, arrangement, edges: merged(), facts })))

  const find = (doi: string): number | undefined => {
    const name = ownName(doi)
    return name === undefined ? undefined : found.nodeOf.get(nameKey(name))
  }
  const chainWith = (doi: string): number | undefined => {
    const node = find(doi)
    const chain = node === undefined ? -1 : (chainOf[node] ?? -1)
    return chain < 0 ? undefined : chain
  }
  const alone = (doi: string): string | undefined => found.names[find(doi) ?? -1]

  return {
    get nodes() {
      return nodes()
    },
    get edges() {
      return edges()
    },
    get chains() {
      return chains()
    },
    get warnings() {
      return warnings()
    },
    node(doi) {
      const node = find(doi)
      return node === undefined ? undefined : nodes()[node]
    },
    chain(doi) {
      const chain = chainWith(doi)
      return chain === undefined ? undefined : chains()[chain]
    },
    latest(doi) {
      const chain = chainWith(doi)
      return chain === undefined ? alone(doi) : found.names[members[(versionsEnd[chain] ?? 0) - 1] ?? -1]
    },
    versions(doi) {
      const chain = chainWith(doi)
      if (chain !== undefined) {
        return Array.from(members.subarray(starts[chain], versionsEnd[chain]), node => found.names[node] ?? '')
      }
      const name = alone(doi)
      return name === undefined ? [] : [name]
    },
    concept(doi) {
      const chain = chainWith(doi)
      const node = chain === undefined ? undefined : conceptOf(chain)
      return node === undefined ? undefined : found.names[node]
    },
  }
}

function factsReader<R extends VersionRecord>(found: Collection<R>): (node: number) => Facts | undefined {
  const read: Facts[] = []
  return node => {
    const record = found.records[node]
    if (record === undefined) return undefined
    read[node] ??= factsOf(record)
    return read[node]
  }
}

function nodeOf<R>(
  found: Collection<R>,
  arrangement: Arrangement,
  facts: (node: number) => Facts | undefined,
  node: number,
  place = 0,
): VersionNode<R> {
  const made: VersionNode<R> = {
    doi: found.names[node] ?? '',
    key: keyAt(found, node),
    role: roles[arrangement.roleOf[node] ?? 0] ?? 'unknown',
  }
  const record = found.records[node]
  if (record === undefined) return made
  Object.assign(made, facts(node))
  made.index = place
  made.record = record
  return made
}
