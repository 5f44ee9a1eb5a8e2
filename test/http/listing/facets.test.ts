import { beforeAll, describe, expect, it } from 'vitest'
import { fixtureService } from '../fixture-service.ts'

let service: Awaited<ReturnType<typeof fixtureService>>
beforeAll(async () => {
  service = await fixtureService()
})

const read = async (target: string): Promise<unknown> => (await service.get(target)).json()
const count = async (target: string): Promise<number> => ((await read(target)) as { count: number }).count

type Told = Record<string, { value: string; count: number }[]>

describe('facets', () => {
  it.each(['datasets', 'files', 'resources'])(
    'filtering %s by a facet value finds as many records as the count of that value states',
    async collection => {
      const facets = (await read(`/api/v1/${collection}/facets/`)) as Told
      expect(Object.keys(facets).length).toBeGreaterThan(1)
      for (const [name, values] of Object.entries(facets))
        for (const { value, count: told } of values.slice(0, 3)) {
          const found = await count(`/api/v1/${collection}/?${new URLSearchParams({ [name]: value })}`)
          expect([name, value, found]).toEqual([name, value, told])
        }
    },
  )

  it('facets apply all filters except their own, because values of one filter are alternatives', async () => {
    const all = (await read('/api/v1/datasets/facets/')) as Told
    const some = (await read('/api/v1/datasets/facets/?climate_scenario=historical')) as Told
    expect(some.climate_scenario).toEqual(all.climate_scenario)
    const datasets = await count('/api/v1/datasets/?climate_scenario=historical')
    for (const values of Object.values({ ...some, climate_scenario: [] }))
      for (const { count: told } of values) expect(told).toBeLessThanOrEqual(datasets)
    expect(await read('/api/v1/datasets/facets/?query=xyzzy')).toEqual({})
  })
})

describe('a histogram', () => {
  it('a histogram lists values with their counts, sorted by value', async () => {
    const facets = (await read('/api/v1/datasets/facets/?query=yield')) as Told
    const pairs = (await read(
      '/api/v1/datasets/histogram/climate_scenario/?query=yield&climate_scenario=historical',
    )) as [string, number][]
    expect(pairs).toEqual(
      (facets.climate_scenario ?? [])
        .map(({ value, count: told }) => [value, told])
        .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
    )
    expect(pairs.length).toBeGreaterThan(1)
  })

  it.each(['nothing', '%', '%00', '__proto__', 'constructor'])(
    'the service returns 404 for a histogram of the unknown specifier %s',
    async name => {
      const response = await service.get(`/api/v1/datasets/histogram/${name}/`)
      expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
    },
  )
})

describe('suggestions', () => {
  it('the service completes the last word of a query only with words that have matches', async () => {
    const words = (await read('/api/v1/datasets/suggestions/?query=yie')) as string[]
    expect(words).toContain('yield')
    for (const word of words)
      expect(await count(`/api/v1/datasets/?query=${encodeURIComponent(word)}`)).toBeGreaterThan(0)
    expect(await read('/api/v1/datasets/suggestions/')).toEqual([])
    expect(await read('/api/v1/resources/suggestions/?query=xyzzy')).toEqual([])
  })
})

describe('an order', () => {
  const titles = async (sort: string): Promise<string[]> =>
    (
      (await read(`/api/v1/resources/?page_size=100&fields=title&sort=${sort}`)) as { results: { title: string }[] }
    ).results.map(({ title }) => title)

  it('the service sorts resources in both directions, and keeps the sort order in links', async () => {
    const [up, down] = [await titles('title'), await titles('-title')]
    expect(down).toEqual([...up].reverse())
    const page = (await read('/api/v1/resources/?page_size=2&sort=-title')) as { next: string }
    expect(new URL(page.next).searchParams.get('sort')).toBe('-title')
    expect(await titles('')).toEqual(await titles(''))
  })

  it('paging by cursor with sort=-date returns all resources, but with sort=relevance causes error 400', async () => {
    const read2 = async (target: string): Promise<string[]> => {
      const page = (await read(target)) as { next: string | null; results: { title: string }[] }
      const own = page.results.map(({ title }) => title)
      return page.next === null ? own : [...own, ...(await read2(page.next.replace(/^https?:\/\/[^/]+/, '')))]
    }
    expect(await read2('/api/v1/resources/?page_size=2&sort=-date&cursor=*')).toHaveLength(
      (await titles('title')).length,
    )
    const refused = await service.get('/api/v1/resources/?sort=relevance&cursor=*')
    expect([refused.status, await refused.json()]).toEqual([400, { detail: expect.stringContaining('omit "cursor"') }])
  })

  it('the service returns 400 for an unknown sort order, and lists the known ones', async () => {
    const response = await service.get('/api/v1/resources/?sort=titel')
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: expect.stringContaining('-date, -title, date, relevance, title') },
    ])
  })
})
