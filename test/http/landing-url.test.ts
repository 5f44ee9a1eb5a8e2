import { describe, expect, it } from 'vitest'
import { metadata } from '../catalog/records.ts'
import { serving } from './serving.ts'

const url = 'https://elsewhere.example.org/data/snow?a=1&b=2'
const both = async (given: object) => {
  const now = () => Date.parse('2026-01-01')
  const plain = [...[1, 2, 3].map(number => metadata(number))]
  const [without, withUrl] = [
    await serving(plain, {}, { now }),
    await serving(
      plain.map(one => ({ ...one, ...given })),
      {},
      { now },
    ),
  ]
  const { results } = await (await without.get('/api/v1/resources/')).json()
  return { without, withUrl, id: results[0].id as string }
}

describe('the address that is registered for a DOI', () => {
  it('the registered URL of a DOI changes no byte of the responses that the contract describes', async () => {
    const { without, withUrl, id } = await both({ url })
    for (const target of [
      ...['/api/v1/resources/', '/api/v1/resources/?cursor=*&page_size=2', '/api/v1/resources/?fields=id,doi'],
      ...['/api/v1/resources/?exclude=datacite', '/api/v1/resources/?format=ndjson', '/api/v1/resources/?query=soil'],
      ...[`/api/v1/resources/${id}/`, `/api/v1/resources/${id}/?fields=datacite`, `/api/v1/resources/${id}/versions/`],
    ]) {
      const [one, other] = [await without.get(target), await withUrl.get(target)]
      expect([target, other.status, await other.text()]).toEqual([target, 200, await one.text()])
      const compared = ['etag', 'content-type', 'content-length', 'link', 'last-modified', 'vary']
      expect(compared.map(name => other.headers.get(name))).toEqual(compared.map(name => one.headers.get(name)))
    }
  })

  it('the service includes the registered URL of a DOI in DataCite REST, schema.org, RO-Crate and DCAT metadata, and in the linkset', async () => {
    const { withUrl, id } = await both({ url })
    const own = `/api/v1/resources/${id}`
    const json = async (target: string) => JSON.parse(await withUrl.text(target))
    expect(
      (await json(`${own}/?format=datacite-rest`)).data?.attributes?.url ??
        (await json(`${own}/?format=datacite-rest`)).url,
    ).toBe(url)
    for (const format of ['schema-org', 'ro-crate', 'dcat-json'])
      expect([format, (await withUrl.text(`${own}/?format=${format}`)).includes(url)]).toEqual([format, true])
    expect(await withUrl.text(`${own}/?format=dcat-turtle`)).toMatch(
      /dcat:landingPage\s+<https:\/\/elsewhere\.example\.org/,
    )
    expect(await withUrl.text('/catalog.ttl')).toMatch(/dcat:landingPage\s+<https:\/\/elsewhere\.example\.org/)
    const { linkset } = await json(`${own}/linkset`)
    expect(linkset[0].alternate).toEqual([{ href: url, type: 'text/html' }])
  })

  it('below its title, the page of a resource links to the registered URL of the DOI', async () => {
    const { withUrl, without, id } = await both({ url })
    const page = await withUrl.text(`/resources/${id}/`)
    const header = page.slice(page.indexOf('</h1>'), page.indexOf(' class="byline'))
    expect(header).toContain(
      '<a href="https://elsewhere.example.org/data/snow?a=1&amp;b=2">Go to the data at elsewhere.example.org</a>',
    )
    expect(await without.text(`/resources/${id}/`)).not.toContain('Go to the data')
  })

  it.each([
    'https://doi.org/10.5072/round.1',
    'https://data.example.org/resources/1/',
    'https://data.example.org/10.5072/round.1',
  ])('the page of a resource does not link to the registered URL %s, which leads back to the page', async address => {
    const { withUrl, id } = await both({ url: address })
    expect(await withUrl.text(`/resources/${id}/`)).not.toContain('Go to the data')
  })
})
