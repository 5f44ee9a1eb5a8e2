import { eachLink, factsOf, linkedName, nameKey, ownNameOf } from '../record.ts'
import { code, relations } from '../relations.ts'
import type { VersionRecord } from '../types.ts'
import { type Finding, listed } from '../warnings/messages.ts'
import { isVersionedFrom } from './doi-suffixes.ts'
import type { Links } from './edges.ts'

/** Nodes, numbered from 0, and the links between them. */
export interface Collection<R> {
  /** The node of each key. */
  nodeOf: Map<string, number>
  /** The name of each node, as written. Nodes with a record come first, in input order. */
  names: string[]
  records: (R | undefined)[]
  links: Links
  /** The input index of each record. */
  places: number[]
  /** Findings about individual records and links. */
  oddities: Finding[]
}

/** Collects nodes and links from records. `names` contains identifiers for the records that have none, by index. */
export function collect<R extends VersionRecord>(records: Iterable<R>, names?: readonly string[]): Collection<R> {
  const found: Collection<R> = {
    nodeOf: new Map(),
    names: [],
    records: [],
    links: { ends: [], how: [] },
    places: [],
    oddities: [],
  }
  const duplicates: Duplicate<R>[] = []
  let place = 0
  for (const record of records) {
    const name = ownNameOf(record) ?? names?.[place]
    if (name === undefined) found.oddities.push({ code: 'no-identifier', nodes: [], texts: [`${place + 1}`] })
    else {
      const known = found.names.length
      const first = nodeAt(found, nameKey(name), name, record)
      if (first === known) found.places.push(place)
      else duplicates.push({ first, record, place })
    }
    place++
  }
  let node = 0
  const visit = (how: number, target: unknown, type: unknown): void => addLink(found, node, how, target, type)
  for (const given = found.names.length; node < given; node++) eachLink(found.records[node], visit)
  for (const duplicate of duplicates) {
    node = duplicate.first
    eachLink(duplicate.record, visit)
    reportDuplicate(found, duplicate)
  }
  return found
}

/** Returns the key by which `nodeOf` finds a node. */
export function keyAt<R>(found: Collection<R>, node: number): string {
  return nameKey(found.names[node] ?? '')
}

/** A further record with the identifier of a node. */
interface Duplicate<R> {
  first: number
  record: R
  place: number
}

function reportDuplicate<R>({ oddities, records }: Collection<R>, { first, record, place }: Duplicate<R>): void {
  const [given, further] = [factsOf(records[first]), factsOf(record)]
  const facts = (['version', 'date', 'title'] as const).filter(fact => given[fact] !== further[fact])
  if (facts.length === 0) return
  oddities.push({ code: 'duplicate-record', nodes: [first], texts: [`${place + 1}`, listed(facts)] })
}

/** Returns the node of a key. Adds the node if it is new. */
function nodeAt<R>(found: Collection<R>, key: string, name: string, record?: R): number {
  const node = found.nodeOf.get(key)
  if (node !== undefined) return node
  found.nodeOf.set(key, found.names.length)
  found.records.push(record)
  return found.names.push(name) - 1
}

function addLink<R>(found: Collection<R>, node: number, how: number, target: unknown, type: unknown): void {
  const { names, oddities, records } = found
  const name = linkedName(target, type)
  const { by = '', type: edge } = relations[how] ?? {}
  if (name === undefined) {
    oddities.push({ code: 'invalid-related-identifier', nodes: [node], texts: [by, shown(target)] })
    return
  }
  const key = nameKey(name)
  const other = nodeAt(found, key, name)
  const isKnown = records[other] !== undefined
  if (name.startsWith('10.') && target !== (isKnown ? names[other] : name)) {
    oddities.push({ code: 'doi-spelling', nodes: [node, other], texts: [shown(target)] })
  }
  // Without a record, the spelling is chosen independently of the order of the records.
  if (!isKnown && name < (names[other] ?? '')) names[other] = name
  if (other === node) {
    const severity = edge === 'succession' ? 'warning' : 'info'
    oddities.push({ code: 'self-link', nodes: [node], texts: [by], severity })
    return
  }
  const relation = how < code.identity ? how : identityCode(keyAt(found, node), key)
  found.links.ends.push(node, other)
  found.links.how.push(relation)
}

/**
 * Returns the index in `relations` for an IsIdenticalTo link. The resulting edge is the same for both directions of the
 * link.
 */
function identityCode(own: string, target: string): number {
  if (isVersionedFrom(own, target)) return code.conceptIdentity
  if (isVersionedFrom(target, own)) return code.conceptIdentity + 1
  return own < target ? code.identity + 1 : code.identity
}

function shown(target: unknown): string {
  if (typeof target === 'string') return `"${target.slice(0, 200)}"`
  return target === null ? 'null' : `a value of type ${typeof target}`
}
