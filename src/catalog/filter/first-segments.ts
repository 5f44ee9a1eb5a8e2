import type { ChangedQuery, Kind, Stored } from '../catalog.ts'
import { compareText } from '../sort-key.ts'
import { type Conditions, conditionsOf } from './conditions.ts'
import { isIndexed } from './filter-forms.ts'
import { bytesOf, exactly, nextOf, startingWith, textOfBytes } from './key-ranges.ts'
import { matcherOf } from './matches.ts'

/** Returns the distinct first segments of paths, sorted. */
export const firstSegmentsOf = (paths: Iterable<string>): string[] => {
  const segments = new Set<string>()
  for (const path of paths) {
    const segment = segmentOf(path)
    if (segment !== undefined) segments.add(segment)
  }
  return [...segments].sort(compareText)
}

/** Returns the first segment of a path with or without a leading slash; undefined if there is none. */
export const segmentOf = (path: string): string | undefined => /^\/?([^/]+)/.exec(path)?.[1]

type Narrowed = Pick<ChangedQuery, 'filters' | 'firstSegment'>

/**
 * Returns the conditions of a restricted list of changes, or undefined without a restriction. Public and withdrawn
 * records are selected separately.
 */
export function narrowing(kind: Kind, { filters, firstSegment }: Narrowed): Conditions | undefined {
  if (filters === undefined && firstSegment === undefined) return undefined
  const conditions = { ...conditionsOf(kind, filters ?? {}), isPublic: false, isWithdrawn: undefined }
  if (firstSegment === undefined || kind !== 'resource') return conditions
  const heads = [firstSegment, `/${firstSegment}`].filter(isIndexed).map(head => pathLetter + head)
  return { ...conditions, rare: [...conditions.rare, heads.flatMap(head => [exactly(head), startingWith(`${head}/`)])] }
}

/** Returns a function that tests whether a record belongs in a restricted list of changes. */
export function narrowedTo<K extends Kind>(
  kind: K,
  { filters, firstSegment }: Narrowed,
): (record: Stored[K]) => boolean {
  const matches = matcherOf(kind, { ...filters, all: true })
  if (firstSegment === undefined) return matches
  return record =>
    matches(record) && (!('doi' in record) || record.paths.some(path => segmentOf(path) === firstSegment))
}

/** The letter in `filters.ts` for the index terms of a resource's paths. */
const pathLetter = 'p'

/** The range of all resource path terms. */
export const pathRange = {
  from: /* @__PURE__ */ bytesOf(pathLetter),
  below: /* @__PURE__ */ nextOf(/* @__PURE__ */ bytesOf(pathLetter)),
}

/**
 * Returns the path of a term, and the key to continue from. The key skips the other terms with the same first segment;
 * after a path of a single segment, it skips only the term itself.
 */
export function stepOver(term: Uint8Array): { path: string; next: Uint8Array } {
  const path = textOfBytes(term).slice(1)
  const [head = ''] = /^\/?[^/]*/.exec(path) ?? []
  return { path, next: head === path ? Uint8Array.of(...term, 0) : nextOf(bytesOf(`${pathLetter}${head}/`)) }
}
