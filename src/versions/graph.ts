import { type Collection, collect, keyAt } from './collect.ts'
import { edgeAt, publicEdge } from './edges.ts'
import { type Families, familiesOf } from './families.ts'
import { nameKey, ownName } from './name.ts'
import { once } from './once.ts'
import { type Facts, factsOf } from './record.ts'
import { code } from './relations.ts'
import type {
  LinkGuesser,
  VersionChain,
  VersionGraph,
  VersionGraphOptions,
  VersionNode,
  VersionRecord,
  VersionRole,
} from './types.ts'
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

/** Builds the graph of what was collected; `inspectWith` finds its warnings. */
export function graphOf<R extends VersionRecord>(
  found: Collection<R>,
  { suffixes }: VersionGraphOptions,
  inspectWith: typeof inspect = inspect,
): VersionGraph<R> {
  const { names } = found
  const facts = factsReader(found)
  if (suffixes) addGuesses(found, facts, suffixes)
  const families = familiesOf(found, facts)
  const nodes = once(() => nodesOf(found, families, facts))
  const edges = once(() => families.all().flatMap(family => family.edges.map(edge => publicEdge(edge, names))))
  const chains = once(() => families.all().flatMap(family => family.chain ?? []))
  const warnings = once(() => inspectWith(found, families.all(), facts))

  const find = (doi: string): number => found.nodeOf.get(nameKey(ownName(doi) ?? '')) ?? -1
  const chain = (doi: string): VersionChain | undefined => families.of(find(doi))?.chain
  const alone = (doi: string): string | undefined => names[find(doi)]
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
    node: doi => nodes()[find(doi)],
    chain,
    latest: doi => chain(doi)?.latest ?? alone(doi),
    versions: doi => chain(doi)?.order ?? [alone(doi) ?? []].flat(),
    concept: doi => chain(doi)?.concept,
  }
}

function factsReader<R>({ records }: Collection<R>): (node: number) => Facts {
  const read: Facts[] = []
  return node => {
    read[node] ??= factsOf(records[node])
    return read[node]
  }
}

/** Adds what is guessed to what is declared. */
function addGuesses<R>(found: Collection<R>, facts: (node: number) => Facts, guess: LinkGuesser): void {
  const { ends, how } = found.links
  const nodes = found.names.map((_, node) => ({ ...facts(node), key: keyAt(found, node) }))
  const links = how.map((_, link) => edgeAt(found.links, link))
  for (const [older, newer] of guess(nodes, links)) {
    ends.push(newer, older)
    how.push(code.suffix)
  }
}

function nodesOf<R>(found: Collection<R>, families: Families, facts: (node: number) => Facts): VersionNode<R>[] {
  const { names, places, records } = found
  const roles = new Map<number, VersionRole>()
  for (const { chain, concepts, order, standIns } of families.all()) {
    if (chain === undefined) continue
    for (const node of order) roles.set(node, 'version')
    for (const node of concepts) roles.set(node, 'concept')
    for (const node of standIns.keys()) roles.set(node, 'alias')
  }
  return names.map((doi, node) => {
    const made: VersionNode<R> = { doi, key: keyAt(found, node), role: roles.get(node) ?? 'unknown' }
    const record = records[node]
    return record === undefined ? made : Object.assign(made, facts(node), { index: places[node], record })
  })
}
