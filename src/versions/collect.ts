import { linkedName, nameKey, ownName } from './name.ts'
import { eachLink, identifierOf, isObject } from './record.ts'
import { code, relations } from './relations.ts'
import { isVersionedFrom } from './suffix.ts'
import type { VersionRecord } from './types.ts'

/** Nodes and links as parallel lists: a node is a number, a link goes from one to another and holds its place in `relations`. */
export interface Collection<R> {
  /** Node by key. */
  nodeOf: Map<string, number>
  /** Of each node how it is written, and its record: nodes with a record come first, in input order. */
  names: string[]
  records: (R | undefined)[]
  /** Of each link: the older version, concept or first record of an alias; the other end; and what declares it. */
  from: number[]
  to: number[]
  how: number[]
  /** Links by which a record leads to itself. */
  selfLinks: { node: number; how: number }[]
  /** Links that lead nowhere, with what stands in the place of an identifier. */
  deadLinks: { node: number; how: number; target: unknown }[]
  /** Links that write their target in another way than the target itself. */
  spellings: { node: number; target: number; text: string }[]
  /** Further records under the identifier of a node. */
  duplicates: { node: number; key: string; record: R; place: number }[]
  /** Places in the input of what has no identifier. */
  nameless: number[]
}

/** Reads nodes and links out of records; `names` tells the identifiers of records that have none of their own, by place. */
export function collect<R extends VersionRecord>(records: Iterable<R>, names?: readonly string[]): Collection<R> {
  const found: Collection<R> = {
    nodeOf: new Map(),
    names: [],
    records: [],
    from: [],
    to: [],
    how: [],
    selfLinks: [],
    deadLinks: [],
    spellings: [],
    duplicates: [],
    nameless: [],
  }
  let place = 0
  for (const record of records) {
    addRecord(found, record, place, names?.[place])
    place++
  }
  settleDuplicates(found)
  let node = 0
  const visit = (how: number, target: unknown, type: unknown): void => addLink(found, node, how, target, type)
  for (const given = found.names.length; node < given; node++) {
    const record = found.records[node]
    if (record !== undefined) eachLink(record, visit)
  }
  for (const duplicate of found.duplicates) {
    node = duplicate.node
    eachLink(duplicate.record, visit)
  }
  return found
}

/** The key of a node. */
export function keyAt<R>(found: Collection<R>, node: number): string {
  return nameKey(found.names[node] ?? '')
}

/** The places in the input of the nodes that have a record. */
export function placesOf<R>({ duplicates, nameless, records }: Collection<R>): number[] {
  const skipped = new Set([...nameless, ...duplicates.map(({ place }) => place)])
  const places: number[] = []
  for (let place = 0; places.length < records.length; place++) if (!skipped.has(place)) places.push(place)
  return places
}

function addRecord<R extends VersionRecord>(found: Collection<R>, record: R, place: number, fallback?: string): void {
  const name = isObject(record) ? (ownName(identifierOf(record)) ?? fallback) : undefined
  if (name === undefined) {
    found.nameless.push(place)
    return
  }
  const key = nameKey(name)
  const known = found.nodeOf.size
  found.nodeOf.set(key, known)
  if (found.nodeOf.size === known) found.duplicates.push({ node: -1, key, record, place })
  else addNode(found, name, record)
}

// One look into the map for each record, and a second one only where there are duplicates: those have overwritten their node.
function settleDuplicates<R>({ duplicates, names, nodeOf }: Collection<R>): void {
  if (duplicates.length === 0) return
  for (let node = 0; node < names.length; node++) nodeOf.set(nameKey(names[node] ?? ''), node)
  for (const duplicate of duplicates) duplicate.node = nodeOf.get(duplicate.key) ?? -1
}

function addNode<R>(found: Collection<R>, name: string, record: R | undefined): void {
  found.names.push(name)
  found.records.push(record)
}

/** The node of what is linked to; a new one where it is not among the records. */
function nodeAt<R>(found: Collection<R>, key: string, name: string): number {
  const node = found.nodeOf.get(key)
  if (node !== undefined) return node
  found.nodeOf.set(key, found.names.length)
  addNode(found, name, undefined)
  return found.names.length - 1
}

function addLink<R>(found: Collection<R>, node: number, how: number, target: unknown, type: unknown): void {
  const name = linkedName(target, type)
  if (name === undefined) {
    found.deadLinks.push({ node, how, target })
    return
  }
  const key = nameKey(name)
  const other = nodeAt(found, key, name)
  if (target !== found.names[other]) noteSpelling(found, node, other, name, String(target))
  if (other === node) {
    found.selfLinks.push({ node, how })
    return
  }
  const relation = how === code.isIdenticalTo ? identityCode(keyAt(found, node), key) : how
  const outward = relations[relation]?.declarer === 'from'
  found.from.push(outward ? node : other)
  found.to.push(outward ? other : node)
  found.how.push(relation)
}

function identityCode(own: string, target: string): number {
  if (isVersionedFrom(target, own)) return code.conceptCallsVersionIdentical
  if (isVersionedFrom(own, target)) return code.versionCallsConceptIdentical
  return own < target ? code.isIdenticalTo : code.isIdenticalToReversed
}

function noteSpelling<R>(found: Collection<R>, node: number, target: number, name: string, text: string): void {
  found.spellings.push({ node, target, text })
  // Nobody's own spelling is known: take one that does not depend on the order of the records.
  const current = found.names[target] ?? ''
  if (found.records[target] === undefined && name < current) found.names[target] = name
}
