import { describe, expect, test } from 'vitest'
import { type Frequencies, waysOf } from '../../src/catalog/postgres/frequencies.ts'
import { parseSearch, type Search } from '../../src/catalog/search/parse-search.ts'

const frequencies: Frequencies = new Map([
  ['rainfall', 0.33],
  ['rain', 0.004],
  ['daily', 0.9],
  ['monthly', 0.05],
  ['month', 0.004],
])

function ways(query: string, known = frequencies): { looked: string[]; compared: string[] } {
  const { looked, compared } = waysOf(parseSearch(query) as Search, known)
  const texts = (terms: typeof looked): string[] => terms.map(({ words }) => words.join(' '))
  return { looked: texts(looked), compared: texts(compared) }
}

describe('PostgreSQL reads all records where even the rarest word is in many', () => {
  test.each(['rainfall daily', 'rain daily', '"rainfall daily"', 'daily'])(
    'a search reads all records for the query %s, because every word is frequent or begins a frequent word',
    query => expect(ways(query)).toEqual({ looked: [], compared: expect.any(Array) }),
  )

  test('a search looks up a word in the index if the word was not counted', () =>
    expect(ways('daily', new Map()).looked).toEqual(['daily']))
})

describe('PostgreSQL scores at once what is found', () => {
  test.each([
    ['rainfall 4321', true],
    ['rainfall monthly', false],
    ['rainfall daily', false],
  ])('a search predicts whether the matches of %s are few enough to score in one query: %s', (query, areFew) =>
    expect(waysOf(parseSearch(query) as Search, frequencies).areFew).toBe(areFew),
  )
})

describe('PostgreSQL compares frequent words where a rare one leads to few records', () => {
  test.each([
    ['rainfall 4321', { looked: ['4321'], compared: ['rainfall'] }],
    ['rainfall daily sahel basin', { looked: ['sahel', 'basin'], compared: ['rainfall', 'daily'] }],
    ['"rainfall sahel" daily', { looked: ['rainfall sahel'], compared: ['daily'] }],
  ])('a search looks up only the rare terms of %s in the index', (query, expected) =>
    expect(ways(query)).toEqual(expected),
  )

  test.each([
    ['no word is rare', 'monthly daily'],
    ['a word is also the beginning of more frequent words', 'month daily'],
    ['a short word may be the beginning of very many words', 'rainfall 43'],
  ])('a search looks up all words in the index if %s', (_, query) =>
    expect(ways(query)).toEqual({ looked: query.split(' '), compared: [] }),
  )

  test('a search looks up all words in the index if no word was counted', () =>
    expect(ways('rainfall 4321', new Map())).toEqual({ looked: ['rainfall', '4321'], compared: [] }))
})
