import { beforeAll, describe, expect, it } from 'vitest'
import { dataset, many, metadata } from '../../catalog/records.ts'
import { baseUrl, type Served, serving } from '../serving.ts'

let served: Served
beforeAll(async () => {
  const records = [...many(1, 1200, number => metadata(number)), ...many(0, 50, number => dataset(number))]
  served = await serving(records, {}, at('2021-05-06'))
  await served.catalog.ingest([metadata(0)], at('2022-01-01'))
})

const at = (day: string) => ({ now: () => Date.parse(`${day}T12:00:00Z`) })

const valuesOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)

async function addresses(by: Served): Promise<string[]> {
  const sitemaps = valuesOf(await by.text('/sitemap.xml'), 'loc')
  const texts = await Promise.all(sitemaps.map(url => by.text(url.slice(baseUrl.length))))
  return texts.flatMap(text => valuesOf(text, 'loc'))
}

describe('the sitemaps', () => {
  it('the sitemaps link exactly once to the page of each resource and each public dataset', async () => {
    const { catalog } = served
    const [resources, datasets] = [
      await catalog.list('resource', { limit: 2000 }),
      await catalog.list('dataset', { limit: 2000 }),
    ]
    expect(resources.records).toHaveLength(1200)
    expect(datasets.records.every(record => record.public)).toBe(true)
    const last = await catalog.byDoi('10.5072/round.0')
    expect(await addresses(served)).toEqual([
      `${baseUrl}/`,
      ...resources.records
        .filter(({ id }) => id !== last?.id)
        .map(({ id }) => `${baseUrl}/resources/${id}/`)
        .sort(),
      `${baseUrl}/resources/${last?.id}/`,
      ...datasets.records.map(({ id }) => `${baseUrl}/datasets/${id}/`).sort(),
    ])
  })

  it('the sitemaps give the date of the last change of each record', async () => {
    const xml = await served.text('/sitemap-resources-1.xml')
    const resource = await served.catalog.byDoi('10.5072/round.0')
    expect(xml).toContain(`/resources/${resource?.id}/</loc>\n    <lastmod>2022-01-01</lastmod>`)
    expect(new Set(valuesOf(xml, 'lastmod'))).toEqual(new Set(['2021-05-06', '2022-01-01']))
    expect(new Set(valuesOf(await served.text('/sitemap-datasets-1.xml'), 'lastmod'))).toEqual(new Set(['2021-05-06']))
  })

  it('the sitemaps of an empty catalog list only the start page', async () => {
    expect(await addresses(await serving([]))).toEqual([`${baseUrl}/`])
  })

  it.each([
    '/sitemap-resources-2.xml',
    '/sitemap-datasets-9999999.xml',
    '/sitemap-files-1.xml',
    '/sitemap-datasets-0.xml',
  ])('the service returns 404 for the sitemap %s', async target => {
    const response = await served.get(target)
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Not found.' }])
  })

  it('the sitemap index is XML, and robots.txt refers to the index', async () => {
    const response = await served.get('/sitemap.xml')
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const robots = await served.get('/robots.txt')
    expect(robots.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await robots.text()).split('\n')).toContain(`Sitemap: ${baseUrl}/sitemap.xml`)
  })
})
