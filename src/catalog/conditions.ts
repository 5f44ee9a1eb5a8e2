import { doiKey } from '../identifiers/index.ts'
import type { Filters, Kind } from './catalog.ts'
import { specifierTerm } from './terms.ts'
import { wordsOf } from './words.ts'

/** Texts by their UTF-8 bytes: the one text `from`, or with `below` all texts from `from` on that come before it. */
export interface Range {
  from: Uint8Array
  below?: Uint8Array
}

/** {@link Filters} as an index answers them: all of the conditions together. An empty list of alternatives lets nothing through. */
export interface Conditions {
  /** Whether a record has to be public; resources always are. */
  isPublic: boolean
  /** Ids, one of which a record has. */
  ids?: readonly string[]
  /** Stretches of the order, in one of which a record stands. */
  order?: readonly Range[]
  /** For each condition the common terms, one of which a record has. */
  common: readonly (readonly Range[])[]
  /** For each condition the rare terms, one of which a record has. */
  rare: readonly (readonly Range[])[]
}

/** What a record of a kind needs to have so that `matches` lets it through. */
export function conditionsOf(kind: Kind, filters: Filters): Conditions {
  const common: Range[][] = []
  const rare: Range[][] = []
  const { id, path, tree, doi, query } = filters
  for (const word of query === undefined ? [] : wordsOf(query)) common.push(startingWith(`w${word}`))
  const ids = id && { ids: [...new Set(id.filter(isUuid))] }
  if (kind === 'resource') {
    if (doi) rare.push(any(doi.map(text => `i${doiKey(text)}`)))
    if (path) rare.push(path.flatMap(start => startingWith(`p${start}`)))
    return { isPublic: false, ...ids, common, rare }
  }
  common.push(...stampConditions(filters))
  if (filters.version) common.push(any(filters.version.map(stamp => `v${stamp}`)))
  for (const [name, values] of filters.specifiers ?? [])
    common.push(
      any(
        values.map(value => specifierTerm(name, value)),
        1,
      ),
    )
  if (filters.name) rare.push(any(filters.name.map(name => `n${name}`)))
  if (kind === 'file') {
    if (filters.checksum) rare.push(any(filters.checksum.map(checksum => `c${checksum}`)))
    if (filters.dataset) rare.push(any(filters.dataset.map(dataset => `d${dataset}`)))
  }
  const stretches = [path?.flatMap(startingWith), tree?.flatMap(below)].filter(ranges => ranges !== undefined)
  const order = stretches.length === 0 ? undefined : stretches.reduce(overlap)
  return { isPublic: filters.all !== true, ...ids, ...(order && { order }), common, rare }
}

function stampConditions({ after, before }: Filters): Range[][] {
  if (after === undefined && before === undefined) return []
  const from = bytesOf(`v${after?.slice(0, longest) ?? ''}`)
  const end = before === undefined ? nextOf(bytesOf('v')) : bytesOf(`v${before.slice(0, longest)}\0`)
  return [[{ from, below: end }]]
}

/** The range of all keys. It does not begin with no bytes at all, because Node's own driver takes those for null. */
export const everything = { from: /* @__PURE__ */ Uint8Array.of(0), below: /* @__PURE__ */ Uint8Array.of(0xff) }

/** The range of a text alone. */
const exactly = (text: string): Range[] => [{ from: bytesOf(text) }]

// What holds a NUL beyond those that part a term, or half a character, is in no index, and must not be mistaken for something else.
const any = (texts: readonly string[], nuls = 0): Range[] =>
  [...new Set(texts)].filter(text => isIndexed(text, nuls)).flatMap(exactly)

function startingWith(start: string): Range[] {
  if (!isIndexed(start, 0)) return []
  return start === '' ? [everything] : within(start)
}

// A path itself is followed by the NUL that parts it from the version.
const below = (tree: string): Range[] => (isIndexed(tree, 0) ? ['\0', '/'].flatMap(end => within(`${tree}${end}`)) : [])

function within(start: string): Range[] {
  const from = bytesOf(start)
  return [{ from, below: nextOf(from) }]
}

const isIndexed = (text: string, nuls: number): boolean =>
  text.length <= longest && text.split('\0').length === nuls + 1 && !/\p{Cs}/u.test(text)

/** No term is longer. */
const longest = 1000

/** What of some stretches lies in some others too. */
function overlap(some: Range[], others: Range[]): Range[] {
  return some.flatMap(one =>
    others.flatMap(other => {
      const from = compareBytes(one.from, other.from) > 0 ? one.from : other.from
      const end = compareBytes(one.below ?? one.from, other.below ?? other.from) < 0 ? one.below : other.below
      return end !== undefined && compareBytes(from, end) < 0 ? [{ from, below: end }] : []
    }),
  )
}

/** The first bytes behind all that start with the given ones, of which there is at least one. */
export function nextOf(bytes: Uint8Array): Uint8Array {
  const next = bytes.slice()
  // UTF-8 has no byte 0xff, so there is always room.
  next[next.length - 1] = (next.at(-1) ?? 0) + 1
  return next
}

/** Orders bytes as databases do. */
export function compareBytes(a: Uint8Array, b: Uint8Array): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}

/** The UTF-8 of a text. */
export const bytesOf = (text: string): Uint8Array => encoder.encode(text)

const encoder = /* @__PURE__ */ new TextEncoder()

/** Whether a text is a UUID in canonical form, as all stored ids are. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
