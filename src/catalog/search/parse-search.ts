import { doiKey, parseDoi, parseUuid } from '../../identifiers/index.ts'
import { wordsOf } from './split-words.ts'

/**
 * A parsed search query. A record matches if it contains all of `wanted` and none of `unwanted`, or if `exact`
 * identifies it.
 */
export interface Search {
  wanted: readonly Term[]
  unwanted: readonly Term[]
  /** The identifier of which the whole query consists; absent if the query contains anything else. */
  exact?: Exact
}

/** Words that must be adjacent in a text. If `isStart` is true, the last word may be incomplete. */
export interface Term {
  /** The words, at least one. */
  words: readonly string[]
  isStart: boolean
}

/** The identifiers that a query can consist of. */
export interface Exact {
  id?: string
  /** The DOI in its key form. */
  doi?: string
  /** The checksum in lower case. */
  checksum?: string
}

/**
 * Parses a search query; any text is valid. Returns undefined for a query without words.
 *
 * Each plain word must begin a word of the record. `"words in quotes"` must follow each other. A word or phrase after a
 * minus, as in `-word`, must not occur. DOIs in any form, UUIDs and checksums are identifiers.
 */
export function parseSearch(query: string): Search | undefined {
  const wanted: Term[] = []
  const unwanted: Term[] = []
  for (const [, minus, phrase, plain] of query.slice(0, longest).matchAll(pieces)) {
    const terms = phrase !== undefined ? phraseOf(phrase) : termsOf(plain ?? '')
    // A record is excluded only if it has every part of `-a_b`, so the parts form a phrase.
    if (minus === '') wanted.push(...terms)
    else unwanted.push(...(terms.length > 1 ? phraseOf(plain ?? '', true) : terms))
  }
  const exact = exactOf(query.trim())
  if (wanted.length === 0 && unwanted.length === 0 && exact === undefined) return undefined
  return { wanted: distinct(wanted), unwanted: distinct(unwanted), ...(exact && { exact }) }
}

/**
 * The maximum length of a query in characters. Longer queries are truncated, because every word requires an index
 * look-up.
 */
const longest = 2000

/** Matches a part of a query: a quoted phrase, or anything up to white space. */
const pieces = /(?<=^|\s)(-?)(?:"([^"]*)"|(\S+))/gu

const phraseOf = (text: string, isStart = /\*\s*$/.test(text)): Term[] => {
  const words = wordsOf(text)
  return words.length === 0 ? [] : [{ words, isStart }]
}

function termsOf(text: string): Term[] {
  const doi = parseDoi(text)
  return doi === undefined ? wordsOf(text).map(word => ({ words: [word], isStart: true })) : phraseOf(doi, true)
}

function exactOf(text: string): Exact | undefined {
  const [id, doi] = [parseUuid(text), parseDoi(text)]
  const isChecksum = /^[\da-f]+$/i.test(text) && digestLengths.has(text.length)
  if (id === undefined && doi === undefined && !isChecksum) return undefined
  return { ...(id && { id }), ...(doi && { doi: doiKey(doi) }), ...(isChecksum && { checksum: text.toLowerCase() }) }
}

/** The lengths of MD5, SHA-1, SHA-224, SHA-256, SHA-384 and SHA-512 checksums in hexadecimal digits. */
const digestLengths: ReadonlySet<number> = new Set([32, 40, 56, 64, 96, 128])

function distinct(terms: readonly Term[]): Term[] {
  const found = new Map(terms.map(term => [`${term.isStart} ${term.words.join(' ')}`, term]))
  return [...found.values()].slice(0, 32)
}
