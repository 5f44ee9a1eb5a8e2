import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { places } from '../../src/catalog/search/score.ts'
import { bestFirst } from '../../src/catalog/sqlite/best-first.ts'
import { membersOf, type NumberSet, setOf } from '../../src/catalog/sqlite/postings/number-set.ts'

const listOf = (set: NumberSet): number[] => [...membersOf(set)].sort((a, b) => a - b)

/**
 * A generator of searches with one to four terms.
 *
 * `isStart` is true if the term may be the start of a word, and each number in `at` selects the place of the term in
 * the record with the same index.
 */
const searches = fc.array(fc.record({ isStart: fc.boolean(), at: fc.array(fc.nat(7), { maxLength: 40 }) }), {
  minLength: 1,
  maxLength: 4,
})

describe('the groups of a ranked search', () => {
  test('a ranked search returns each record once, grouped by score, best first', () => {
    fc.assert(
      fc.property(searches, terms => {
        const own = terms.map(({ isStart, at }) => {
          const possible = places.filter(({ isWhole }) => isWhole || isStart)
          return { possible, placeOf: (no: number) => possible[(at[no] ?? 7) % possible.length] ?? possible[0] }
        })
        const records = Array.from({ length: 40 }, (_, no) => no)
        const groups = [
          ...bestFirst(
            setOf(records),
            terms.map(({ isStart }) => isStart),
            (term, place) => setOf(records.filter(no => own[term]?.placeOf(no) === place)),
          ),
        ]
        const scores = records.map(no => own.reduce((sum, { placeOf }) => sum + (placeOf(no)?.points ?? 0), 0))
        const expected = [...new Set(scores)]
          .sort((a, b) => b - a)
          .map(score => records.filter(no => scores[no] === score))
        expect(groups.map(listOf)).toEqual(expected)
      }),
    )
  })

  test('a ranked search reads only title matches to find its first group of records', () => {
    const asked: string[] = []
    const groups = bestFirst(setOf([1, 2, 3]), [true, true], (term, { weight, isWhole }) => {
      asked.push(`${term} ${weight} ${isWhole}`)
      return setOf([1, 2])
    })
    expect(listOf(groups.next().value as NumberSet)).toEqual([1, 2])
    expect(asked).toEqual(['0 title true', '1 title true'])
  })
})
