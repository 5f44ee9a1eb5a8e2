import { doiKey } from '../../identifiers/index.ts'
import type { Kind, Stored } from '../catalog.ts'
import type { Exact, Search, Term } from './parse-search.ts'
import { type Searched, searchedOf, type Weight, weights } from './searched-words.ts'

/** The maximum number of terms that affect the score. Further terms need only be present. */
export const scoredTerms = 6

/** A kind of match: the weight with which a term matches, and the points that the match adds to the score. */
export interface Place {
  weight: Weight
  /** True if the whole word matches, false if only its beginning does. */
  isWhole: boolean
  points: number
}

/**
 * The points for each kind of match, highest first; only the best match of a term counts. At the same weight, a whole
 * word scores higher than a prefix.
 */
export const places: readonly Place[] = /* @__PURE__ */ (() =>
  weights.flatMap((weight, at) => {
    const points = 2 * (weights.length - at)
    return [
      { weight, isWhole: true, points: points + 1 },
      { weight, isWhole: false, points },
    ]
  }))()

/** The score of a record that the query identifies exactly. No other record can reach this score. */
export const exactScore = 1000

/** Returns the score of a record for a search, or undefined if the record does not match. */
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
