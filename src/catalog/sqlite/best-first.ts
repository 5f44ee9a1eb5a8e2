import type { Place } from '../search/score.ts'
import { places } from '../search/score.ts'
import { anyOf, both, type NumberSet, without } from './postings/number-set.ts'

/** The records that have a term in a place, or a lighter one of the same term. */
type Having = (term: number, place: Place) => NumberSet

/** Records with so many points for the terms before this one, which is in none of the places before this one. */
interface Waiting {
  term: number
  place: number
  points: number
  /** Each is made when it is its turn, which may never come. */
  sets: (() => NumberSet)[]
}

const mostPoints = /* @__PURE__ */ (() => Math.max(...places.map(({ points }) => points)))()

/**
 * Yields the records of a set in groups of equal score, best first. A term scores the points of its heaviest place; every record in the set
 * has all terms.
 *
 * Groups are computed on demand and later groups cost no reads: the first group often fills the first page.
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
  /** The most points that these records can get. */
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
    // What no other place has is in the last one.
    else if (place === own.length - 1) add(term + 1, 0, points + here.points, () => records)
    else {
      const there = both(records, having(term, here))
      if (there.size > 0) add(term + 1, 0, points + here.points, () => there)
      if (there !== records) add(term, place + 1, points, () => (there.size === 0 ? records : without(records, there)))
    }
  }
}

/** The waiting records that can get most; of equal ones, those that are to be looked at first, so that all that belong together are there. */
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
