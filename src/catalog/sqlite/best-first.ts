import type { Place } from '../search/score.ts'
import { places } from '../search/score.ts'
import { anyOf, both, type NumberSet, without } from './postings/number-set.ts'

/**
 * A function that returns the records in which a term has a given kind of match. The returned set may also include
 * records in which the term has a match with more points.
 */
type Having = (term: number, place: Place) => NumberSet

/**
 * Records with the same points for the terms before `term`. None of the records has a match for `term` of a kind
 * whose index is below `place`.
 */
interface Waiting {
  term: number
  place: number
  points: number
  /** The sets of records, which are computed on demand. */
  sets: (() => NumberSet)[]
}

const mostPoints = /* @__PURE__ */ (() => Math.max(...places.map(({ points }) => points)))()

/**
 * Yields the records of a set in groups of equal score, best first. A term scores the points of its best match; every
 * record in the set has all terms.
 *
 * Groups are computed on demand, so that a group that is not requested costs no reads. The first group often fills the
 * first page.
 *
 * @param terms True for each term that may be the beginning of a word.
 */
export function* bestFirst(set: NumberSet, terms: readonly boolean[], having: Having): Generator<NumberSet> {
  const placesOf = terms.map(isStart => places.filter(({ isWhole }) => isWhole || isStart))
  const waiting = new Map<string, Waiting>()
  const add = (term: number, place: number, points: number, records: () => NumberSet): void => {
    const name = `${term} ${place} ${points}`
    const there = waiting.get(name)
    if (there === undefined) waiting.set(name, { term, place, points, sets: [records] })
    else there.sets.push(records)
  }
  /** Returns an upper bound on the scores of a group's records. */
  const bound = ({ term, place, points }: Waiting): number => {
    const own = placesOf[term]?.[place]?.points
    return own === undefined ? points : points + own + (terms.length - term - 1) * mostPoints
  }
  add(0, 0, 0, () => set)
  for (;;) {
    const [next, name] = first(waiting, bound)
    if (next === undefined) return
    waiting.delete(name)
    const records = anyOf(next.sets.map(make => make()))
    if (records.size === 0) continue
    const { term, place, points } = next
    const own = placesOf[term]
    const here = own?.[place]
    if (own === undefined || here === undefined) yield records
    // Records without the term in any other place have it in the last one.
    else if (place === own.length - 1) add(term + 1, 0, points + here.points, () => records)
    else {
      const there = both(records, having(term, here))
      if (there.size > 0) add(term + 1, 0, points + here.points, () => there)
      if (there !== records) add(term, place + 1, points, () => (there.size === 0 ? records : without(records, there)))
    }
  }
}

/**
 * Returns the waiting group whose records can reach the highest score, and the key of the group. On a tie, returns the
 * group with the earliest term and place, so that a group is complete before it is yielded.
 */
function first(
  waiting: ReadonlyMap<string, Waiting>,
  bound: (one: Waiting) => number,
): readonly [Waiting | undefined, string] {
  let [found, named, most]: [Waiting | undefined, string, number] = [undefined, '', -1]
  for (const [name, one] of waiting) {
    const points = bound(one)
    const isBetter =
      points > most ||
      (points === most &&
        found !== undefined &&
        (one.term < found.term || (one.term === found.term && one.place < found.place)))
    if (isBetter) [found, named, most] = [one, name, points]
  }
  return [found, named]
}
