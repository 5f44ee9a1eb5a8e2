import { beforeAll, describe, expect, it } from 'vitest'
import { fixtures, seen, visitor } from './service.ts'

let visit: Awaited<ReturnType<typeof visitor>>
beforeAll(async () => {
  visit = await visitor(fixtures('dataset', 'file', 'resource'))
})

const page = async (query: string) => (await visit(`/${query}`)).text
const entries = (text: string): number =>
  text.split('<h2 id="publications-heading">')[0]?.match(/class="entry"/g)?.length ?? 0

/** Returns the address of the first link whose label begins with the given words, or an empty text if none does. */
const link = (text: string, words: string): string =>
  [...text.matchAll(/<a (?:class="[^"]*" )?href="([^"]*)"[^>]*>([^<]*)/g)].find(([, , label = '']) =>
    label.startsWith(words),
  )?.[1] ?? ''

describe('the start page', () => {
  it('the search page lists the public datasets, and the values of each specifier with their counts', async () => {
    const text = await page('')
    expect(entries(text)).toBe(6)
    const facets = [...text.matchAll(/<li><a href="\/(\?[^"]+)">[^<]+ <span class="count">(\d+)<\/span>/g)]
    expect(facets.length).toBeGreaterThan(15)
    for (const [, query = '', count] of facets)
      expect([query, entries(await page(query))]).toEqual([query, Number(count)])
  })

  it('the search page lists the specifiers in the order in which their values occur in dataset paths', async () => {
    const labels = [...(await page('')).matchAll(/<summary>([^<]+)/g)].map(([, label]) => label)
    expect(labels.slice(0, 2)).toEqual(['Simulation round', 'Data product'])
  })

  it('the search page finds datasets by words, and keeps the words and filters in links and in the form', async () => {
    const text = await page('?query=yield&climate_scenario=historical')
    expect(entries(text)).toBe(2)
    expect(text).toContain('name="query" value="yield"')
    expect(text).toContain('<input type="hidden" name="climate_scenario" value="historical">')
    expect(link(text, 'warming-3k')).toBe(
      '/?query=yield&amp;climate_scenario=historical&amp;climate_scenario=warming-3k',
    )
    expect(link(text, 'historical')).toBe('/?query=yield')
    expect(link(text, 'Remove all filters')).toBe('/?query=yield')
  })

  it('the search page lists no publications if a path or a specifier selects the datasets', async () => {
    const heading = 'id="publications-heading"'
    expect(await page('?query=yield')).toContain(heading)
    for (const query of ['?tree=CropRound2', '?climate_scenario=historical', '?tree=Nowhere'])
      expect([query, (await page(query)).includes(heading)]).toEqual([query, false])
  })

  it('adding another value of a filtered specifier finds more datasets, because values are alternatives', async () => {
    const text = await page('?climate_scenario=historical')
    const both = await page(link(text, 'warming-3k').slice(1).replaceAll('&amp;', '&'))
    expect(entries(both)).toBeGreaterThan(entries(text))
  })

  it('the search page ignores unknown specifiers, and shows non-public records only with all=true', async () => {
    expect(entries(await page('?no_such_name=x'))).toBe(6)
    expect(entries(await page('?all=true'))).toBe(7)
  })

  it('the search page reports that a search found nothing or that the catalog is empty', async () => {
    expect(seen(await page('?query=xyzzy'))).toContain('Nothing matches this search.')
    const empty = await visitor([])
    expect(seen((await empty('/')).text)).toContain('There is nothing here yet.')
  })

  it('the search page shows the resources of a catalog without datasets', async () => {
    const { text } = await (await visitor(fixtures('datacite-rest')))('/')
    expect(text.match(/class="entry"/g)?.length).toBe(20)
    expect(seen(text)).not.toContain('There is nothing here yet.')
    expect(seen(text)).toMatch(/All \d+ publications/)
  })

  it('the search page divides all results into pages, and returns 404 for a page number after the last page', async () => {
    const [model] = fixtures('dataset') as Record<string, unknown>[]
    const many = Array.from({ length: 45 }, (_, place) => {
      const end = String(place).padStart(2, '0')
      return {
        ...model,
        id: `18af5442-de44-4769-8663-4f210f2200${end}`,
        name: `set-${end}`,
        path: `a/set-${end}`,
        files: [],
        public: true,
      }
    })
    const ask = await visitor(many)
    const names: string[] = []
    for (let target = '/'; target !== ''; ) {
      const { text } = await ask(target)
      names.push(...[...text.matchAll(/<h3><a [^>]*>(set-\d\d)/g)].map(([, name = '']) => name))
      target = link(text, 'Next').replaceAll('&amp;', '&')
      if (names.length === 40) expect(seen(text)).toContain('Page 2 of 3')
    }
    expect(names).toEqual(many.map(({ name }) => name))
    expect((await ask('/?page=4')).status).toBe(404)
  })
})

describe('the listing of resources', () => {
  it('the resource listing finds resources by words in their titles, and links to the resource pages', async () => {
    const { text } = await visit('/resources/?query=soil')
    expect(seen(text)).toContain('Soil grids of the world (v2.0)')
    expect(text).toContain('href="/resources/51f5b2a0-3a2d-45a5-9f70-9d0b87d0aa43/"')
    expect(seen((await visit('/resources/?query=xyzzy')).text)).toContain('Nothing matches this search.')
  })
})
