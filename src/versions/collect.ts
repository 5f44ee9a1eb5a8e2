import { type Edge, edgeOf } from './edges.ts'
import { linkedName, nameKey } from './name.ts'
import { eachLink, ownNameOf } from './record.ts'
import { code, relations } from './relations.ts'
import { isVersionedFrom } from './suffix.ts'
import type { VersionRecord } from './types.ts'
import type { Finding } from './warnings/messages.ts'

/** Nodes, which are numbers, and the links between them. */
export interface Collection<R> {
  /** Node by key. */
  nodeOf: Map<string, number>
  /** Of each node how it is written, and its record: nodes with a record come first, in input order. */
  names: string[]
  records: (R | undefined)[]
  links: Edge[]
  /** Links that lead nowhere, to their own record, or to another spelling. */
  oddities: Finding[]
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
    links: [],
    oddities: [],
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
  for (const given = found.names.length; node < given; node++) eachLink(found.records[node], visit)
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

function addRecord<R>(found: Collection<R>, record: R, place: number, fallback?: string): void {
  const name = ownNameOf(record) ?? fallback
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
  // Nobody's own spelling is known: take one that does not depend on the order of the records.
  if (!isKnown && name < (names[other] ?? '')) names[other] = name
  if (other === node) {
    const severity = edge === 'succession' ? 'warning' : 'info'
    oddities.push({ code: 'self-link', nodes: [node], texts: [by], severity })
    return
  }
  const relation = how < code.identity ? how : identityCode(keyAt(found, node), key)
  found.links.push(edgeOf(relation, node, other))
}

/** The place of an identity among the relations, which is the same whichever of both records is looked at first. */
function identityCode(own: string, target: string): number {
  if (isVersionedFrom(own, target)) return code.conceptIdentity
  if (isVersionedFrom(target, own)) return code.conceptIdentity + 1
  return own < target ? code.identity + 1 : code.identity
}

function shown(target: unknown): string {
  if (typeof target === 'string') return `"${target.slice(0, 200)}"`
  return target === null ? 'null' : `a value of type ${typeof target}`
}
