import { wrongArgument } from '../../core/argument.ts'
import { compareNaturally } from '../compare-versions.ts'
import type { LinkGuesser } from '../types.ts'

/** A DOI with a version ending: `10.5072/x.7.2` is number 2 of the stem `10.5072/x.7`. */
export interface Suffix {
  /** The key of the DOI without the version ending. */
  stem: string
  number: number
  /** True if the ending itself marks a version: `.v2`, `/v2`. */
  explicit: boolean
}

/**
 * Splits a version ending off a key. Returns undefined if the key has no such ending.
 *
 * An ending is `.v2`, `/v2`, or a dot and at most three digits after a stem whose own suffix contains a digit.
 *
 * `10.5072/data.2` has no ending, because its stem would begin every DOI of that repository.
 */
export function versionSuffix(key: string): Suffix | undefined {
  const match = ending.exec(key)
  if (match === null) return undefined
  const stem = key.slice(0, match.index)
  const explicit = match[1] !== undefined
  const local = stem.slice(stem.indexOf('/') + 1)
  if (!stem.includes('/') || !(explicit ? local : /\d/.test(local))) return undefined
  return { stem, number: Number(match[1] ?? match[2]), explicit }
}

/** True if `key` is `base` with an explicit version suffix: `10.5072/f.12.v3` for `10.5072/f.12`. */
export function isVersionedFrom(key: string, base: string): boolean {
  const suffix = versionSuffix(key)
  return suffix?.explicit === true && suffix.stem === base
}

const ending = /(?:[./]v([1-9]\d{0,2})|\.([1-9]\d{0,2}))$/

/**
 * Links each record to its predecessor if their DOIs differ only in a version suffix (`10.5072/x.7`, `10.5072/x.7.2`,
 * `10.5072/x.7.3`) and their titles agree. Skips records already connected by declared relations.
 *
 * A bare number counts only if the stem is a node, which is then number 1. With `.v`, the stem is the concept of all
 * versions and is not linked. Pass this function to `versionGraph`.
 * @example
 * const records = [{ doi: '10.5072/rain.7' }, { doi: '10.5072/rain.7.2' }]
 * versionGraph(records, { suffixes: suffixLinks }).latest('10.5072/rain.7') // → '10.5072/rain.7.2'
 * suffixLinks([{ key: '10.5072/rain.7' }, { key: '10.5072/rain.7.2' }], []) // → [[0, 1]]
 */
export const suffixLinks: LinkGuesser = (nodes, links) => {
  if (!Array.isArray(nodes)) throw wrongArgument('The nodes', 'a list', nodes)
  if (!Array.isArray(links)) throw wrongArgument('The links', 'a list', links)
  const sets = new DisjointSets(nodes.length)
  for (const { from, to } of links) sets.join(from, to)
  const key = (node: number): string => nodes[node]?.key ?? ''
  const guesses: [number, number][] = []
  const groups = [...stems(nodes)].sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [, members] of groups) {
    members.sort((a, b) => a.number - b.number || compareNaturally(key(a.node), key(b.node)))
    members.forEach(({ node, number }, at) => {
      const older = members[at - 1]
      if (older === undefined || older.number === number) return
      if (!sameTitle(nodes[older.node]?.title, nodes[node]?.title)) return
      if (sets.join(older.node, node)) guesses.push([older.node, node])
    })
  }
  return guesses
}

interface Member {
  node: number
  number: number
}

function stems(nodes: Parameters<LinkGuesser>[0]): Map<string, Member[]> {
  const nodeOf = new Map(nodes.map(({ key }, node) => [key, node]))
  const byStem = new Map<string, Member[]>()
  nodes.forEach(({ key }, node) => {
    const suffix = versionSuffix(key)
    if (suffix === undefined) return
    const { stem, number, explicit } = suffix
    // The two ways of numbering are never combined.
    const group = explicit ? `${stem}.v` : stem
    const base = explicit ? undefined : nodeOf.get(stem)
    const members = byStem.get(group)
    if (members) members.push({ node, number })
    else if (explicit) byStem.set(group, [{ node, number }])
    else if (base !== undefined)
      byStem.set(group, [
        { node: base, number: 1 },
        { node, number },
      ])
  })
  return byStem
}

const sameTitle = (a?: string, b?: string): boolean => a === undefined || b === undefined || plain(a) === plain(b)

const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Disjoint sets of the numbers below `size` (union-find). The smallest member represents its set. */
class DisjointSets {
  readonly #parent: Int32Array

  constructor(size: number) {
    this.#parent = new Int32Array(size)
    for (let at = 0; at < size; at++) this.#parent[at] = at
  }

  #find(item: number): number {
    const parent = this.#parent
    let at = item
    for (;;) {
      const above = parent[at] ?? at
      if (above === at) return at
      const next = parent[above] ?? above
      parent[at] = next
      at = next
    }
  }

  /** Joins the sets of two members. Returns false if they were already in the same set. */
  join(a: number, b: number): boolean {
    const first = this.#find(a)
    const second = this.#find(b)
    if (first === second) return false
    this.#parent[Math.max(first, second)] = Math.min(first, second)
    return true
  }
}
