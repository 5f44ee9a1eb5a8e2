import { type Check, listed } from '../inspection.ts'
import { doiPrefix } from '../name.ts'
import { inverseOf, relationsIn } from '../relations.ts'

/** Successions that lead around in a circle. */
export const cycles: Check = ({ arrangement, name, report }) => {
  for (const circle of arrangement.cycles) {
    const message = `${listed(circle.map(name))} are each declared to be newer than the other; they stand in order of version and date. Remove the link that points the wrong way.`
    report('cycle', 'warning', circle, message)
  }
}

/** Versions with two next versions, and versions with two previous ones. */
export const forks: Check = ({ direct, edges, name, report }) => {
  const guessed = new Set(edges.filter(edge => relationsIn(edge.how).every(({ by }) => by === 'suffix')).map(pair))
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

const pair = ({ from, to }: { from: number; to: number }): string => `${from} ${to}`

function add(lists: Map<number, number[]>, node: number, item: number): void {
  const list = lists.get(node)
  if (list) list.push(item)
  else lists.set(node, [item])
}

/** Links that only one of two given records declares. Links to a concept need no answer: it would have to change with every version. */
export const oneWayLinks: Check = ({ arrangement, direct, edges, isKnown, name, report }) => {
  const { aliases, chainOf } = arrangement
  const same = (node: number): number => aliases?.standIn[node] ?? node
  const neighbours = new Set(direct.map(pair))
  const declared = new Map<string, number>()
  const key = (from: number, to: number, type: string): string => `${same(from)} ${same(to)} ${type}`
  for (const { from, to, type, how } of edges) {
    declared.set(key(from, to, type), (declared.get(key(from, to, type)) ?? 0) | how)
  }
  for (const { from, to, type, how } of edges) {
    if (type === 'alias' || !isKnown(from) || !isKnown(to) || chainOf[from] === -1) continue
    if (type === 'succession' && !neighbours.has(pair({ from: same(from), to: same(to) }))) continue
    const ways = relationsIn(declared.get(key(from, to, type)) ?? how)
    const [way] = ways
    const inverse = way && inverseOf[way.by]
    if (inverse === undefined || ways.some(other => other.declarer !== way?.declarer)) continue
    if (type === 'concept' && way?.declarer === 'to') continue
    const [own, other] = way?.declarer === 'from' ? [from, to] : [to, from]
    const message = `${name(own)} says ${way?.by} ${name(other)}, which does not link back; add ${inverse} ${name(own)} to it.`
    report('one-way-link', type === 'concept' ? 'info' : 'warning', [other, own], message)
  }
}

/** Records called identical that are versions of each other. */
export const aliasConflicts: Check = ({ arrangement, name, report }) => {
  for (const group of arrangement.aliases?.conflicts ?? []) {
    const message = `${listed(group.map(name))} are called identical (IsIdenticalTo) and yet versions of each other; keep the one relation that is true.`
    report('alias-conflict', 'warning', group, message)
  }
}

/** Chains whose DOIs lie under several prefixes: right where a repository moved, or a link to the wrong record. */
export const crossPrefix: Check = ({ edges, found, name, report, arrangement }) => {
  const reported = new Set<number>()
  for (const { from, to, type } of edges) {
    const chain = arrangement.chainOf[from] ?? -1
    if (type === 'alias' || reported.has(chain)) continue
    const [a, b] = [doiPrefix(found.keys[from] ?? ''), doiPrefix(found.keys[to] ?? '')]
    if (a === undefined || b === undefined || a === b) continue
    reported.add(chain)
    const message = `${name(from)} and ${name(to)} are linked as versions under different DOI prefixes; make sure that both are the same work.`
    report('cross-prefix', 'info', [to, from], message)
  }
}
