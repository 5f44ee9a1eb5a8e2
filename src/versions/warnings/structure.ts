import { keyAt } from '../collect.ts'
import type { DirectEdge } from '../direct.ts'
import { type MergedEdge, sideOf } from '../edges.ts'
import { type Check, type Inspection, listed } from '../inspection.ts'
import { doiPrefix } from '../name.ts'
import { code, inverseOf, relationsIn } from '../relations.ts'

/** Successions that lead around in a circle. */
export const cycles: Check = ({ arrangement, name, report }) => {
  for (const circle of arrangement.cycles) {
    const message = `${listed(circle.map(name))} are declared newer than one another in a circle, so version and date decide their order; remove the link that points the wrong way.`
    report('cycle', 'warning', circle, message)
  }
}

/** Versions with two next versions, and versions with two previous ones. */
export const forks: Check = ({ direct, edges, found, name, report }) => {
  const pair = pairsOf(found.names.length)
  const guessed = new Set(edges.filter(({ how }) => how === 1 << code.suffix).map(pair))
  const newer = new Map<number, number[]>()
  const older = new Map<number, number[]>()
  for (const edge of direct) {
    if (guessed.has(pair(edge))) continue
    add(newer, edge.from, edge.to)
    add(older, edge.to, edge.from)
  }
  for (const [node, nodes] of newer) {
    if (nodes.length < 2) continue
    const message = `${name(node)} has several new versions, ${listed(nodes.map(name))}, and none of them is declared newer than the other; link them with each other, or remove the wrong link.`
    report('fork', 'warning', [node, ...nodes], message)
  }
  for (const [node, nodes] of older) {
    if (nodes.length < 2) continue
    const message = `${name(node)} is declared the new version of ${listed(nodes.map(name))}, and none of them is declared older than the other; link them with each other, or remove the wrong link.`
    report('merge', 'warning', [node, ...nodes], message)
  }
}

// A number for two nodes: a million nodes stay far below the largest exact number.
const pairsOf =
  (size: number) =>
  ({ from, to }: { from: number; to: number }): number =>
    from * size + to

function add(lists: Map<number, number[]>, node: number, item: number): void {
  const list = lists.get(node)
  if (list) list.push(item)
  else lists.set(node, [item])
}

/** Links that only one of two given records declares. Links to a concept need no answer: it would have to change with every version. */
export const oneWayLinks: Check = inspection => {
  const { arrangement, direct, edges, found, isKnown } = inspection
  const standIn = arrangement.aliases?.standIn
  const pair = pairsOf(found.names.length)
  const ends = ({ from, to }: DirectEdge): number => pair({ from: standIn?.[from] ?? from, to: standIn?.[to] ?? to })
  const neighbours = new Set(direct.map(pair))
  // What the aliases of a record declare counts for it.
  const ways = new Map<number, number>()
  if (standIn) for (const edge of edges) ways.set(ends(edge), (ways.get(ends(edge)) ?? 0) | edge.how)
  for (const edge of edges) {
    const how = edge.how | (ways.get(ends(edge)) ?? 0)
    if (edge.type === 'alias' || !isOneSided(how) || !isKnown(edge.from) || !isKnown(edge.to)) continue
    if (edge.type === 'concept' || neighbours.has(ends(edge))) reportOneWay(inspection, edge)
  }
}

function isOneSided(how: number): boolean {
  const side = sideOf(how)
  return side === 'from' || side === 'to'
}

function reportOneWay(inspection: Inspection, { from, to, type, how }: MergedEdge): void {
  const { isPart, name, report } = inspection
  if (type === 'concept' && isPart(from, to)) return
  const [way] = relationsIn(how)
  const inverse = way && inverseOf[way.by]
  if (inverse === undefined || (type === 'concept' && way?.declarer === 'to')) return
  const [own, other] = way?.declarer === 'from' ? [from, to] : [to, from]
  const message = `${name(own)} says ${way?.by} ${name(other)}, which does not link back; add ${inverse} ${name(own)} to it.`
  report('one-way-link', type === 'concept' ? 'info' : 'warning', [other, own], message)
}

/** Records called identical that are versions of each other. */
export const aliasConflicts: Check = ({ arrangement, name, report }) => {
  for (const group of arrangement.aliases?.conflicts ?? []) {
    const message = `${listed(group.map(name))} are called identical (IsIdenticalTo) and yet versions of each other; keep the one relation that is true.`
    report('alias-conflict', 'warning', group, message)
  }
}

/** Versions under several DOI prefixes: right where a repository moved, or a link to the wrong record. */
export const crossPrefix: Check = ({ edges, found, name, report }) => {
  for (const { from, to, type } of edges) {
    if (type === 'alias') continue
    const [a, b] = [doiPrefix(keyAt(found, from)), doiPrefix(keyAt(found, to))]
    if (a === undefined || b === undefined || a === b) continue
    const message = `${name(from)} and ${name(to)} are linked as versions under different DOI prefixes; make sure that both are the same work.`
    report('cross-prefix', 'info', [to, from], message)
  }
}
