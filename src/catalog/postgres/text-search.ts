import type { Kind, Stored } from '../catalog.ts'
import type { Conditions } from '../filter/conditions.ts'
import { bytesOf } from '../filter/key-ranges.ts'
import { fieldTerm } from '../filter/terms.ts'
import type { Exact, Search, Term } from '../search/parse-search.ts'
import { places, scoredTerms } from '../search/score.ts'
import { searchedOf, type Weight, weights } from '../search/searched-words.ts'
import type { Query } from './database.ts'
import { tableOf } from './database.ts'
import { type Frequencies, waysOf } from './frequencies.ts'

/** A function that adds a value to a query as a parameter, and returns its placeholder. */
type Bind = (value: unknown) => string

/** The letters that represent weights in a `tsvector`. */
const letters: Readonly<Record<Weight, string>> = { title: 'A', name: 'B', topic: 'C', text: 'D' }

/**
 * Writes the words of a record as the text of a `tsvector`, each with its positions and weights.
 *
 * This function splits and folds words, so that every store finds the same records and PostgreSQL needs no extension
 * for accents.
 */
export function vectorOf<K extends Kind>(kind: K, record: Stored[K]): string {
  const searched = searchedOf(kind, record)
  const found = new Map<string, string[]>()
  let place = 0
  for (const weight of weights)
    for (const words of searched[weight]) {
      // Inserts a gap between two texts, because a phrase does not span them.
      place++
      for (const word of words) {
        const there = found.get(word)
        const here = `${Math.min(++place, lastPlace)}${letters[weight]}`
        if (there === undefined) found.set(word, [here])
        else if (there.length < mostPlaces && there.at(-1) !== here) there.push(here)
      }
    }
  return [...found].map(([word, at]) => `'${word}':${at.join(',')}`).join(' ')
}

/** The last position in a `tsvector`, and the maximum number of positions of one word. */
const [lastPlace, mostPlaces] = [16_383, 255]

/** Returns the condition that a record matches a search. */
export function searchCondition(bind: Bind, search: NamingSearch, frequencies: Frequencies): string {
  const alternatives = [...fitting(bind, search, frequencies), ...isNamed(bind, search)]
  return alternatives.length === 0 ? 'false' : `(${alternatives.join(' or ')})`
}

/** Returns the condition on the words of a record. Returns none if the search has no words. */
function fitting(bind: Bind, search: Search, frequencies: Frequencies): string[] {
  const { looked, compared } = waysOf(search, frequencies)
  const left = search.unwanted.map(term => `!(${termQuery(term)})`)
  const byIndex = [...looked.map(term => termQuery(term)), ...(compared.length === 0 ? left : [])].join(' & ')
  const inIndex = byIndex === '' ? [] : [`r.search @@ ${bind(byIndex)}::tsquery`]
  if (compared.length === 0) return inIndex
  const others = [...compared.map(term => termQuery(term)), ...left].join(' & ')
  return [`(${[...inIndex, comparison(bind, others)].join(' and ')})`]
}

/**
 * Returns a condition that PostgreSQL evaluates without an index, because the condition calls the function behind the
 * operator `@@`.
 */
const comparison = (bind: Bind, search: string): string => `ts_match_vq(r.search, ${bind(search)}::tsquery)`

/** Renders the score of a record for a search as SQL; see `score.ts`. */
export function scoreExpression(bind: Bind, search: NamingSearch, exactScore: number): string {
  const { wanted } = search
  const terms = wanted.slice(0, scoredTerms).map(term => {
    const cases = places
      .filter(({ isWhole }) => isWhole || term.isStart)
      .map(({ weight, isWhole, points }) => {
        const query = termQuery({ ...term, isStart: !isWhole }, weight === 'text' ? undefined : weight)
        return `when r.search @@ ${bind(query)}::tsquery then ${points}`
      })
    return `case ${cases.join(' ')} else 0 end`
  })
  const sum = terms.length === 0 ? '0' : terms.join(' + ')
  const [named] = isNamed(bind, search)
  return named === undefined ? sum : `case when ${named} then ${exactScore} else ${sum} end`
}

/**
 * Returns the condition for records that a search identifies exactly. Returns none if the search identifies no record.
 */
const isNamed = (bind: Bind, { named }: NamingSearch): string[] =>
  named.length === 0 ? [] : [`r.id = any(${bind(named)}::uuid[])`]

/**
 * Returns the condition that all wanted terms of a search are in the title.
 *
 * The index contains no weights, so the condition does not use the index. The condition is meant for records that match
 * the search.
 */
export const titleCondition = (bind: Bind, { wanted }: Search): string =>
  comparison(bind, wanted.map(term => termQuery(term, 'title')).join(' & '))

// Words contain neither quotes nor backslashes.
function termQuery({ words, isStart }: Term, weight?: Weight): string {
  const letter = weight === undefined ? '' : letters[weight]
  const lexemes = words.map((word, at) => {
    const marks = `${isStart && at === words.length - 1 ? '*' : ''}${letter}`
    return `'${word}'${marks === '' ? '' : `:${marks}`}`
  })
  return lexemes.length === 1 ? (lexemes[0] ?? '') : `(${lexemes.join(' <-> ')})`
}

/** A search with the ids of the records that it identifies exactly. */
export interface NamingSearch extends Search {
  named: readonly string[]
}

/** Conditions whose search also has the ids of the records that it identifies. */
export interface NamingConditions extends Conditions {
  search?: NamingSearch
}

/**
 * Adds the ids of the records that the search identifies exactly.
 *
 * Looks them up in separate queries, because distributed tables cannot be joined on columns other than ids in one
 * statement.
 */
export async function withNamed(query: Query, kind: Kind, given: Conditions): Promise<NamingConditions> {
  const { search, ...others } = given
  if (search === undefined) return others
  return {
    ...others,
    search: { ...search, named: search.exact === undefined ? [] : await namedBy(query, kind, search.exact) },
  }
}

async function namedBy(query: Query, kind: Kind, { id, doi, checksum }: Exact): Promise<string[]> {
  const own = id === undefined ? [] : [id]
  const having = async (of: Kind, term: string): Promise<string[]> => {
    const { rows } = await query(`select id from ${tableOf(of)}_term where term = $1`, [bytesOf(term)])
    return rows.map(row => String(row.id))
  }
  if (kind === 'resource')
    return doi === undefined ? own : [...own, ...(await having('resource', fieldTerm('resource', 'doi', doi)))]
  if (checksum === undefined) return own
  const files = await having('file', fieldTerm('file', 'checksum', checksum))
  if (kind === 'file') return [...own, ...files]
  const { rows } = await query(`select body from ${tableOf('file')} where id = any($1::uuid[])`, [files])
  return [...own, ...rows.flatMap(({ body }) => (JSON.parse(String(body)) as Stored['file']).datasets)]
}
