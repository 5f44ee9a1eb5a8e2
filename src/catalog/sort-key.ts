import { opaque, partsOfOpaque } from './base64url.ts'
import { CursorError, type Kind, type Stored } from './catalog.ts'
import { bytesOf } from './filter/key-ranges.ts'
import type { Sort } from './filters.ts'
import { wordsOf } from './search/split-words.ts'

/**
 * The key of a record in a sort order. In the default order, its parts are the path, version and id of a dataset or
 * file, or the paths, DOI and id of a resource.
 *
 * In an order by title or date, its parts are the title or date, an empty text and the id.
 */
export type SortKey = readonly [first: string, second: string, id: string]

/**
 * Returns the key of a record in the default order of its kind.
 *
 * The key contains only the first 500 characters of a resource's paths and the first 200 of its DOI, because indexes
 * limit the length of keys.
 */
export function sortKeyOf<K extends Kind>(kind: K, record: Stored[K]): SortKey {
  if (kind === 'resource') {
    const { paths, doi, id } = record as Stored['resource']
    return [startOf(paths.join('\n'), 500), startOf(doi, 200), id]
  }
  const { path, version, id } = record as Stored['dataset'] | Stored['file']
  return [path, version, id]
}

/** Returns the key of a record in the given order; without an order, the key in the default order of the kind. */
export function keyIn<K extends Kind>(kind: K, record: Stored[K], sort: Sort | undefined): SortKey {
  if (sort === undefined) return sortKeyOf(kind, record)
  return sort.endsWith('title') ? titleKeyOf(kind, record) : dateKeyOf(kind, record)
}

/** Returns the key by title, or by the name of a dataset or file, ignoring case, accents and punctuation. */
export function titleKeyOf<K extends Kind>(kind: K, record: Stored[K]): SortKey {
  const title = kind === 'resource' ? (record as Stored['resource']).title : (record as Stored['dataset']).name
  return [startOf(wordsOf(title.slice(0, 1000)).join(' '), 300), '', record.id]
}

/**
 * Returns the key by publication date (by publication year, if the date is unknown), or by the version of a dataset or
 * file. Resources with neither date nor year sort as the oldest.
 */
export function dateKeyOf<K extends Kind>(kind: K, record: Stored[K]): SortKey {
  if (kind !== 'resource') return [(record as Stored['dataset']).version, '', record.id]
  const { publication_date, publication_year } = record as Stored['resource']
  return [startOf(publication_date ?? publication_year ?? '', 40), '', record.id]
}

// A lone surrogate has no UTF-8 encoding.
const startOf = (text: string, length: number): string =>
  text
    .slice(0, length)
    .replace(/[\ud800-\udbff]$/, '')
    .replaceAll('\0', ' ')

/** Compares two keys by their UTF-8 bytes, as databases do, so that all stores agree. */
export function compareKeys(a: SortKey, b: SortKey): number {
  return compareText(a[0], b[0]) || compareText(a[1], b[1]) || compareText(a[2], b[2])
}

/** Compares two texts by code points. */
export function compareText(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)]
    if (left !== right) return rank(left) - rank(right)
  }
  return a.length - b.length
}

// UTF-16 sorts surrogates, which encode code points above U+FFFF, before U+E000.
const rank = (unit: number): number => {
  if (unit < 0xd800) return unit
  return unit <= 0xdfff ? unit + 0x2000 : unit - 0x800
}

/** Encodes a sort key as bytes that sort like the key. NUL, which no part of a key contains, separates the parts. */
export const sortBytes = (key: SortKey): Uint8Array => bytesOf(key.join('\0'))

/** Encodes the sort key of a record as a URL-safe cursor. A listing with this cursor continues after the record. */
export const cursorOf = (key: SortKey): string => opaque(key)

/**
 * Parses the key in a cursor. Returns undefined for `*`, the start; throws a {@link CursorError} for text that {@link
 * cursorOf} does not return.
 */
export function keyOfCursor(cursor: string): SortKey | undefined {
  if (cursor === '*') return undefined
  const key = partsOfOpaque(cursor)
  const [first, second, id] = key
  if (key.length === 3 && isKeyPart(first) && isKeyPart(second) && isKeyPart(id)) return [first, second, id]
  throw noCursor(cursor)
}

/** Returns the error for an invalid cursor. */
export const noCursor = (text: string): CursorError => new CursorError(`"${text.slice(0, 60)}" is not a cursor.`)

const isKeyPart = (part: unknown): part is string => typeof part === 'string' && !/[\0\p{Cs}]/u.test(part)
