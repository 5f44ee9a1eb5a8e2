import { type Aliases, resolveAliases } from './aliases.ts'
import type { Collection } from './collect.ts'
import { relations } from './relations.ts'
import { type Successors, successorsOf } from './successors.ts'
import { topologicalOrder } from './topological.ts'
import type { VersionRole } from './types.ts'
import { DisjointSets } from './union.ts'

/** Nodes in chains: those of chain `c` are `members[starts[c]]` up to `members[starts[c + 1]]`: versions in order, then concepts, then aliases. */
export interface Arrangement {
  /** The chain of each node, -1 for none. */
  chainOf: Int32Array
  starts: Int32Array
  members: Int32Array
  /** Of each chain, where in `members` its versions and its concepts end. */
  versionsEnd: Int32Array
  conceptsEnd: Int32Array
  /** Of each node its place in {@link roles}. */
  roleOf: Uint8Array
  aliases: Aliases | undefined
  /** Groups of nodes that succession leads around in a circle. */
  cycles: number[][]
  successors: Successors
}

/** What `roleOf` counts in. */
export const roles: readonly VersionRole[] = ['unknown', 'version', 'concept', 'alias']

const inSuccession = 1
const isConcept = 2
const isVersion = 4

/** Finds chains and puts each in order; `sort` says which of several nodes comes first where relations leave it open. */
export function arrange<R>(found: Collection<R>, sort: (nodes: readonly number[]) => number[]): Arrangement {
  const size = found.names.length
  const marks = new Uint8Array(size)
  const sets = new DisjointSets(size)
  const hasAliases = readLinks(found, marks, sets)
  const aliases = hasAliases ? resolveAliases(found, node => marks[node] !== 0) : undefined
  if (aliases) mergeMarks(marks, aliases.standIn)
  const { chainOf, starts, members } = chainsOf(marks, sets)
  const successors = successorsOf(found, aliases?.standIn)
  const order = topologicalOrder(successors, sort)
  const count = starts.length - 1
  const versionsEnd = new Int32Array(count)
  const conceptsEnd = new Int32Array(count)
  const roleOf = new Uint8Array(size)
  const parts: [number[], number[], number[]] = [[], [], []]
  const [versions, concepts, others] = parts
  for (let chain = 0; chain < count; chain++) {
    for (const part of parts) part.length = 0
    const start = starts[chain] ?? 0
    for (let at = start; at < (starts[chain + 1] ?? 0); at++) {
      const node = members[at] ?? 0
      const mark = marks[node] ?? 0
      if (aliases && aliases.standIn[node] !== node) others.push(node)
      else if ((mark & isConcept) !== 0 && (mark & inSuccession) === 0) concepts.push(node)
      else versions.push(node)
    }
    // Records that call each other their version, and nothing else: none of them stands for the others.
    const isCircle = versions.length === 0
    const conceptsFrom = write(members, start, order(isCircle ? concepts : versions), roleOf, 1)
    if (isCircle) concepts.length = 0
    const othersFrom = write(members, conceptsFrom, concepts.length > 1 ? sort(concepts) : concepts, roleOf, 2)
    write(members, othersFrom, others, roleOf, 3)
    versionsEnd[chain] = conceptsFrom
    conceptsEnd[chain] = othersFrom
  }
  return { chainOf, starts, members, versionsEnd, conceptsEnd, roleOf, aliases, cycles: order.cycles, successors }
}

function readLinks<R>({ from, to, how }: Collection<R>, marks: Uint8Array, sets: DisjointSets): boolean {
  let hasAliases = false
  for (let link = 0; link < how.length; link++) {
    const a = from[link] ?? 0
    const b = to[link] ?? 0
    const type = relations[how[link] ?? 0]?.type
    sets.join(a, b)
    if (type === 'alias') {
      hasAliases = true
      continue
    }
    marks[a] = (marks[a] ?? 0) | (type === 'succession' ? inSuccession : isConcept)
    marks[b] = (marks[b] ?? 0) | (type === 'succession' ? inSuccession : isVersion)
  }
  return hasAliases
}

function mergeMarks(marks: Uint8Array, standIn: Int32Array): void {
  standIn.forEach((other, node) => {
    marks[other] = (marks[other] ?? 0) | (marks[node] ?? 0)
  })
}

/** Numbers the connected groups in which at least one link is more than an alias, in order of their first node, and lists their nodes. */
function chainsOf(marks: Uint8Array, sets: DisjointSets): Pick<Arrangement, 'chainOf' | 'starts' | 'members'> {
  const size = marks.length
  const chainOf = new Int32Array(size).fill(-1)
  const sizes: number[] = []
  const isChain = new Uint8Array(size)
  for (let node = 0; node < size; node++) if (marks[node] !== 0) isChain[sets.find(node)] = 1
  for (let node = 0; node < size; node++) {
    const root = sets.find(node)
    if (isChain[root] === 0) continue
    // A root is the smallest of its set, so its number is there before it is needed.
    const chain = root === node ? sizes.push(0) - 1 : (chainOf[root] ?? 0)
    chainOf[node] = chain
    sizes[chain] = (sizes[chain] ?? 0) + 1
  }
  const starts = new Int32Array(sizes.length + 1)
  sizes.forEach((count, chain) => {
    starts[chain + 1] = (starts[chain] ?? 0) + count
  })
  const members = new Int32Array(starts.at(-1) ?? 0)
  const next = starts.slice()
  for (let node = 0; node < size; node++) {
    const chain = chainOf[node] ?? -1
    if (chain < 0) continue
    const at = next[chain] ?? 0
    members[at] = node
    next[chain] = at + 1
  }
  return { chainOf, starts, members }
}

function write(members: Int32Array, start: number, nodes: readonly number[], roleOf: Uint8Array, role: number): number {
  let at = start
  for (const node of nodes) {
    members[at++] = node
    roleOf[node] = role
  }
  return at
}
