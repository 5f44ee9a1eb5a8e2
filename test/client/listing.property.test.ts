import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchOf } from '../../src/client/filters.ts'
import { ClientError, createClient } from '../../src/client/index.ts'
import { runsOr } from '../runs.ts'

const baseUrl = 'https://data.example.org'

it('a listing of arbitrary pages ends, requests no page twice and contacts only the host of the service', async () => {
  const next = fc.oneof(
    fc.nat({ max: 6 }).map(number => `?page=${number}`),
    fc.nat({ max: 6 }).map(number => `${baseUrl}/api/v1/datasets/?page=${number}`),
    fc.webUrl(),
    fc.string(),
    fc.constant(null),
  )
  const page = fc.record({ next, count: fc.nat({ max: 20 }), records: fc.nat({ max: 3 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(page, { minLength: 1, maxLength: 7 }), async pages => {
      const asked: string[] = []
      const fetch = async (url: string): Promise<Response> => {
        asked.push(url)
        const number = Number(new URL(url).searchParams.get('page') ?? 0)
        const { next, count, records } = pages[number % pages.length] ?? { next: null, count: 0, records: 0 }
        const results = Array.from({ length: records }, () => ({ id: String(number) }))
        return Response.json({ count, next, previous: null, results })
      }
      const given: string[] = []
      try {
        for await (const { id } of createClient({ baseUrl, fetch }).datasets()) given.push(id)
      } catch (error) {
        expect(error).toBeInstanceOf(ClientError)
        expect(['loop', 'foreign-address']).toContain((error as ClientError).code)
      }
      expect(new Set(asked).size).toBe(asked.length)
      for (const url of asked) expect(new URL(url).origin).toBe(baseUrl)
    }),
    { numRuns: runsOr(200, 50) },
  )
})

it('the query string contains exactly the given filters', () => {
  const text = fc.string({ unit: 'grapheme' })
  const value = fc.oneof(text, fc.integer(), fc.boolean(), fc.array(fc.oneof(text, fc.integer()), { minLength: 1 }))
  fc.assert(
    fc.property(fc.dictionary(text, value), filters => {
      const expected = Object.entries(filters).flatMap(([name, value]) =>
        [value].flat().map(one => [name, String(one)]),
      )
      expect([...new URL(searchOf(filters), baseUrl).searchParams]).toEqual(expected)
    }),
  )
})
