import { checkedOptions, listGiven, wrongArgument } from '../core/argument.ts'
import {
  type HoldsNoRecord,
  type HoldsRecord,
  type HoldsRecords,
  heldEntry,
  heldRecords,
} from '../model/given/held-record.ts'
import { type Family, familyOf } from './family.ts'
import { type Collection, collect, keyAt } from './links/collect.ts'
import { edgeAt, publicEdge } from './links/edges.ts'
import { neighboursAmong } from './links/neighbours.ts'
import { type Facts, factsOf, nameKey, ownName, withdrawnOf } from './record.ts'
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
import { inspect } from './warnings/inspect.ts'

/**
 * Finds the versions of each resource in a collection of records, orders these versions, and reports inconsistencies.
 * Never throws for the contents of a record.
 *
 * Reads `previous_version`, `new_version` and the relatedIdentifiers of each record on first use. Accepts a result of
 * `readRecords` and its entries too. The result does not depend on the order of the records, except that lists follow
 * that order and the first of several records with the same DOI counts. The time is linear in the number of records and
 * links, and several times shorter for lookups of a few DOIs than for reading the lists.
 * @throws TypeError for anything but a list (or other iterable) of records.
 * @example
 * const records = [
 *   { doi: '10.5072/rain.1', version: '1.0' },
 *   { doi: '10.5072/rain.2', version: '1.1', previous_version: '10.5072/rain.1' },
 * ]
 * const graph = versionGraph(records)
 * graph.latest('https://doi.org/10.5072/RAIN.1') // → '10.5072/rain.2'
 * graph.warnings.map(warning => warning.code) // → ['one-way-link']
 */
export function versionGraph<R extends VersionRecord>(
  records: Iterable<R | HoldsRecord<R> | HoldsNoRecord> | HoldsRecords<R>,
  options: VersionGraphOptions = {},
): VersionGraph<R> {
  const listed = listGiven('The records', heldRecords(records) as Iterable<unknown>)
  const checked = checkedOptions(options, ['suffixes'])
  const { suffixes } = checked
  if (suffixes && typeof suffixes !== 'function')
    throw wrongArgument('The option suffixes', 'a function like suffixLinks', suffixes)
  const given = listed.map(one => heldEntry(one) as R)
  let all: Part<R> | undefined
  const whole = (): Part<R> => {
    all ??= partOf(collect(given), checked)
    return all
  }
  const neighbours = once(() => neighboursAmong(given))
  const answers = new Map<string, Part<R>>()
  // The result for an identifier depends only on its connected records, unless links are guessed.
  const around = (key: string): Part<R> => {
    const known = answers.get(key) ?? all
    if (known !== undefined) return known
    // After many lookups, building the whole graph is cheaper.
    const joined = suffixes || answers.size > 1000 ? undefined : neighbours()(key)
    if (joined === undefined) return whole()
    const part = partOf(collect(joined.records), checked)
    for (const name of joined.keys) answers.set(name, part)
    return part
  }
  return graphFrom(whole, around, inspect)
}

/** Builds the graph of a collection. The function `inspectWith` computes the warnings. */
export function graphOf<R extends VersionRecord>(
  found: Collection<R>,
  options: VersionGraphOptions,
  inspectWith: typeof inspect,
): VersionGraph<R> {
  const whole = once(() => partOf(found, options))
  return graphFrom(whole, whole, inspectWith)
}

interface Part<R> {
  found: Collection<R>
  facts: (node: number) => Facts
  families: Families
}

function partOf<R>(found: Collection<R>, { suffixes }: VersionGraphOptions): Part<R> {
  const facts = factsReader(found)
  if (suffixes) addGuesses(found, facts, suffixes)
  return { found, facts, families: familiesOf(found, facts) }
}

/** Builds the graph of the whole collection. `around` returns a part of the collection that suffices for one key. */
function graphFrom<R>(
  whole: () => Part<R>,
  around: (key: string) => Part<R>,
  inspectWith: typeof inspect,
): VersionGraph<R> {
  const nodes = once(() => nodesOf(whole()))
  const edges = once(() => {
    const { families, found } = whole()
    return families.all().flatMap(family => family.edges.map(edge => publicEdge(edge, found.names)))
  })
  // Each chain is looked up by its DOI, so that `chains` and `chain()` return the same object.
  const chains = once(() =>
    whole()
      .families.all()
      .flatMap(family => at(family.chain?.latest ?? '').chain ?? []),
  )
  const warnings = once(() => {
    const { found, facts, families } = whole()
    return inspectWith(found, families.all(), facts)
  })

  const at = (doi: string, { found, families }: Part<R> = around(keyOf(doi))): Answer => {
    const node = found.nodeOf.get(keyOf(doi)) ?? -1
    return { node, chain: families.of(node)?.chain, name: found.names[node] }
  }
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
    node: doi => nodes()[at(doi, whole()).node],
    chain: doi => at(doi).chain,
    latest(doi) {
      const { chain, name } = at(doi)
      return chain?.latest ?? name
    },
    versions(doi) {
      const { chain, name } = at(doi)
      return chain?.order ?? [name ?? []].flat()
    },
    concept: doi => at(doi).chain?.concept,
  }
}

interface Answer {
  node: number
  chain: VersionChain | undefined
  name: string | undefined
}

const keyOf = (doi: string): string => nameKey(ownName(doi) ?? '')

function factsReader<R>({ records }: Collection<R>): (node: number) => Facts {
  const read: Facts[] = []
  return node => {
    read[node] ??= factsOf(records[node])
    return read[node]
  }
}

function addGuesses<R>(found: Collection<R>, facts: (node: number) => Facts, guess: LinkGuesser): void {
  const { ends, how } = found.links
  const nodes = found.names.map((_, node) => ({ ...facts(node), key: keyAt(found, node) }))
  const links = how.map((_, link) => edgeAt(found.links, link))
  for (const [older, newer] of guess(nodes, links)) {
    ends.push(newer, older)
    how.push(code.suffix)
  }
}

function nodesOf<R>({ found, facts, families }: Part<R>): VersionNode<R>[] {
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
    if (record === undefined) return made
    const withdrawn = withdrawnOf(record)
    return Object.assign(made, facts(node), withdrawn !== '' && { withdrawn }, { index: places[node], record })
  })
}

/** The families of a collection. Each family is built when it is first needed. */
interface Families {
  /** Returns the family of a node, or undefined for a node without links. */
  of(node: number): Family | undefined
  /** Returns all families, in the order of their first links. */
  all(): readonly Family[]
}

function familiesOf<R>(found: Collection<R>, factsOf: (node: number) => Facts): Families {
  const { ends } = found.links
  const families = new Map<number, Family>()
  const endsOf: number[][] = []
  for (const [end, node] of ends.entries()) {
    endsOf[node] ??= []
    endsOf[node].push(end)
  }
  const of = (node: number): Family | undefined => {
    const known = families.get(node)
    if (known !== undefined || endsOf[node] === undefined) return known
    const nodes = new Set([node])
    const links = new Set<number>()
    // The loop also visits members added on the way.
    for (const member of nodes) {
      for (const end of endsOf[member] ?? []) {
        links.add(end >> 1)
        nodes.add(ends[end ^ 1] ?? 0)
      }
    }
    const sorted = [...links].sort((a, b) => a - b)
    const family = familyOf(
      found,
      sorted.map(link => edgeAt(found.links, link)),
      factsOf,
    )
    for (const member of nodes) families.set(member, family)
    return family
  }
  return { of, all: once(() => [...new Set(ends.flatMap(node => of(node) ?? []))]) }
}

/** Returns a function that computes its value on the first call and caches it. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
