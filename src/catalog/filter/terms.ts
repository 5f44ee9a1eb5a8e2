import type { Kind, Stored } from '../catalog.ts'
import { type FieldIndex, filtersFor } from '../filters.ts'
import { searchedOf, type Weight, weights } from '../search/searched-words.ts'
import { type FieldFilter, isFieldFilter, keyOfValue, pathsOf, valuesOf } from './filter-forms.ts'
import { bytesOf } from './key-ranges.ts'
import { specifiersOf } from './specifiers.ts'

/**
 * Returns a record's common terms: index terms that many records share.
 *
 * The first letter of a term is its type: `s` for a specifier (name, NUL, value), or the letter of a filter.
 */
export function commonTermsOf<K extends Kind>(kind: K, record: Stored[K]): string[] {
  const terms: string[] = []
  for (const [name, value] of specifiersOf(record)) terms.push(specifierTerm(name, value))
  return [...terms, ...fieldTerms(kind, record, 'common')]
}

/**
 * Returns the terms of a record's searchable words. Each word has a term with the letter of the weight `text`, and
 * another for each heavier weight that the word has.
 */
export function wordTermsOf<K extends Kind>(kind: K, record: Stored[K]): string[] {
  const searched = searchedOf(kind, record)
  const terms = new Set<string>()
  for (const weight of weights)
    for (const text of searched[weight])
      for (const word of text) terms.add(wordLetters.text + word).add(wordLetters[weight] + word)
  return [...terms]
}

/** The first letters of word terms, by weight. */
export const wordLetters: Readonly<Record<Weight, string>> = { title: 'T', name: 'N', topic: 'O', text: 'w' }

/** Returns the terms that few records share. */
export const rareTermsOf = <K extends Kind>(kind: K, record: Stored[K]): string[] => [
  ...fieldTerms(kind, record, 'rare'),
  ...('checksum' in record
    ? pathsOf(record)
        .slice(1)
        .map(path => otherPath + path)
    : []),
]

/**
 * True if a file has several paths or merged values.
 *
 * A migration adds index terms for such files, because earlier releases indexed only the first path and no merged
 * values.
 */
export const hasFurtherTerms = (record: Stored['file']): boolean =>
  pathsOf(record).length > 1 || [...specifiersOf(record)].length > Object.keys(record.specifiers).length

/** The letter in `filters.ts` for the index terms of a file's paths after the first. */
const otherPath = 'P'

const fieldTerms = (kind: Kind, record: Stored[Kind], share: FieldIndex['share']): string[] =>
  indexed[kind][share].flatMap(({ row, letter }) => [
    ...new Set(valuesOf(record, row).map(value => letter + keyOfValue(row, value))),
  ])

/** Returns the filters of a kind that have common or rare index terms, as `share` selects, one filter for each letter. */
function withTerms(kind: Kind, share: FieldIndex['share']): { row: FieldFilter; letter: string }[] {
  const rows = new Map<string, FieldFilter>()
  for (const row of filtersFor(kind).filter(isFieldFilter))
    if (typeof row.index === 'object' && row.index.share === share) rows.set(row.index.letter, row)
  return [...rows].map(([letter, row]) => ({ letter, row }))
}

const bothOf = (kind: Kind) => ({ common: withTerms(kind, 'common'), rare: withTerms(kind, 'rare') })
const indexed = /* @__PURE__ */ (() => ({
  dataset: bothOf('dataset'),
  file: bothOf('file'),
  resource: bothOf('resource'),
}))()

/** Returns the index term for a value of a filter; an empty text if the kind does not have the filter. */
export function fieldTerm(kind: Kind, filter: 'doi' | 'checksum', value: string): string {
  const row = filtersFor(kind)
    .filter(isFieldFilter)
    .find(({ name }) => name === filter)
  return typeof row?.index === 'object' ? row.index.letter + keyOfValue(row, value) : ''
}

/** The range of all specifier terms. */
export const specifierRange = { from: /* @__PURE__ */ bytesOf('s'), below: /* @__PURE__ */ bytesOf('t') }

/** Returns a key that sorts after all values of a specifier and before the next specifier. */
export const afterSpecifier = (name: string): Uint8Array => bytesOf(`s${name}\u0001`)

/** Returns the term of a specifier's value. */
export const specifierTerm = (name: string, value: string | number): string => `s${name}\0${value}`

/** Parses the name and the value in a specifier's term. */
export function specifierOf(term: string): { name: string; value: string } {
  const end = term.indexOf('\0')
  return { name: term.slice(1, end), value: term.slice(end + 1) }
}
