import { linkedName, nameKey, ownName } from './name.ts'
import { eachLink, identifierOf, isObject } from './record.ts'
import { code, relations } from './relations.ts'
import { isVersionedFrom } from './suffix.ts'
import type { VersionRecord } from './types.ts'

/** Nodes and links as parallel lists: a node is a number, a link goes from one to another and holds its place in `relations`. */
export interface Collection<R> {
  /** Node by key. */
  nodeOf: Map<string, number>
  /** Of each node: its key, how it is written, its record, and the record's place in the input. */
  keys: string[]
  names: string[]
  records: (R | undefined)[]
  places: number[]
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
  duplicates: { node: number; record: R; place: number }[]
  /** Places in the input of what has no identifier. */
  nameless: number[]
}

/** Reads nodes and links out of records; `names` tells the identifiers of records that have none of their own, by place. */
export function collect<R extends VersionRecord>(records: Iterable<R>, names?: readonly string[]): Collection<R> {
  const found: Collection<R> = {
    nodeOf: new Map(),
    keys: [],
    names: [],
    records: [],
    places: [],
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
  const given = found.keys.length
  for (let node = 0; node < given; node++) addLinks(found, node, found.records[node])
  for (const { node, record } of found.duplicates) addLinks(found, node, record)
  return found
}

function addRecord<R extends VersionRecord>(found: Collection<R>, record: R, place: number, fallback?: string): void {
  const name = isObject(record) ? (ownName(identifierOf(record)) ?? fallback) : undefined
  if (name === undefined) {
    found.nameless.push(place)
    return
  }
  const key = nameKey(name)
  const node = found.nodeOf.get(key)
  if (node === undefined) addNode(found, key, name, record, place)
  else found.duplicates.push({ node, record, place })
}

function addNode<R>(found: Collection<R>, key: string, name: string, record: R | undefined, place: number): number {
  const node = found.keys.length
  found.nodeOf.set(key, node)
  found.keys.push(key)
  found.names.push(name)
  found.records.push(record)
  found.places.push(place)
  return node
}

function addLinks<R extends VersionRecord>(found: Collection<R>, node: number, record: R | undefined): void {
  if (record !== undefined) eachLink(record, (how, target, type) => addLink(found, node, how, target, type))
}

function addLink<R>(found: Collection<R>, node: number, how: number, target: unknown, type: unknown): void {
  const name = linkedName(target, type)
  if (name === undefined) {
    found.deadLinks.push({ node, how, target })
    return
  }
  const key = nameKey(name)
  const other = found.nodeOf.get(key) ?? addNode<R>(found, key, name, undefined, -1)
  if (target !== found.names[other]) noteSpelling(found, node, other, name, String(target))
  if (other === node) {
    found.selfLinks.push({ node, how })
    return
  }
  const relation = how === code.isIdenticalTo ? identityCode(found.keys[node] ?? '', key) : how
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
