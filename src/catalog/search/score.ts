import { doiKey } from '../../identifiers/index.ts'
import type { Kind, Stored } from '../catalog.ts'
import type { Exact, Search, Term } from './parse-search.ts'
import { type Searched, searchedOf, type Weight, weights } from './searched-words.ts'

/** Terms that count for the order of what is found; further ones only have to be there. */
export const scoredTerms = 6

/** A place in which a term may stand, and what it adds to a score. */
export interface Place {
  weight: Weight
  /** True if the whole word matches, false if only its beginning does. */
  isWhole: boolean
  points: number
}

/**
 * The points for each place of a word, highest first. A word counts by its heaviest place, and a whole word counts more than the beginning
 * of one.
 */
export const places: readonly Place[] = /* @__PURE__ */ (() =>
  weights.flatMap((weight, at) => {
    const points = 2 * (weights.length - at)
    return [
      { weight, isWhole: true, points: points + 1 },
      { weight, isWhole: false, points },
    ]
  }))()

/** The score of a record that is exactly what was asked for; no other reaches it. */
export const exactScore = 1000

/** Scores the match of a record with a search; undefined if it does not match. */
export function scoreOf<K extends Kind>(kind: K, record: Stored[K], search: Search): number | undefined {
  if (search.exact !== undefined && isExactly(kind, record, search.exact)) return exactScore
  if (search.wanted.length === 0 && search.unwanted.length === 0) return undefined
  const searched = searchedOf(kind, record)
  const points = search.wanted.map(term => pointsOf(searched, term))
  if (points.includes(0) || search.unwanted.some(term => pointsOf(searched, term) > 0)) return undefined
  return points.slice(0, scoredTerms).reduce((sum, one) => sum + one, 0)
}

const pointsOf = (searched: Searched, term: Term): number =>
  places.find(
    ({ weight, isWhole }) =>
      (isWhole || term.isStart) && searched[weight].some(words => hasTerm(words, { ...term, isStart: !isWhole })),
  )?.points ?? 0

function hasTerm(text: readonly string[], { words, isStart }: Term): boolean {
  const last = words.length - 1
  return text.some((_, at) =>
    words.every((word, place) => {
      const there = text[at + place]
      return isStart && place === last ? there?.startsWith(word) === true : there === word
    }),
  )
}

/** True if an exact query identifies the record. A dataset is also identified by the checksums of its files. */
function isExactly<K extends Kind>(kind: K, record: Stored[K], { id, doi, checksum }: Exact): boolean {
  if (record.id === id) return true
  if (kind === 'resource') return doi !== undefined && doiKey((record as Stored['resource']).doi) === doi
  if (checksum === undefined) return false
  return kind === 'file'
    ? (record as Stored['file']).checksum === checksum
    : (record as Stored['dataset']).files.some(file => file.checksum === checksum)
}
