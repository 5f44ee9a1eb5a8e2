import { describe, expect, it } from 'vitest'
import { fixtureService, fixtures, linksIn } from './fixture-service.ts'

const resource = fixtures.resource.find(({ is_external }) => !is_external)
const addresses = [`/resources/${resource.id}/`, `/${resource.doi}`, `/${encodeURIComponent(resource.doi)}`]
const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'

describe.each(addresses)('the landing page %s', address => {
  it.each([browser, '*/*', 'text/*', 'text/html', undefined])(
    'the service sends a landing page as HTML if the Accept header is %s',
    async accept => {
      const { get } = await fixtureService()
      const response = await get(address, accept === undefined ? {} : { Accept: accept })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
      expect(response.headers.get('vary')).toMatch(/^Accept\b/)
    },
  )

  it.each([
    'application/json',
    'application/x-bibtex',
    'application/vnd.datacite.datacite+xml',
    'application/ld+json',
    'application/vnd.citationstyles.csl+json',
    'text/turtle',
    'text/html;q=0.5, application/x-bibtex',
  ])('the URL of a landing page returns the same content as the API for %s', async accept => {
    const { get } = await fixtureService()
    const [page, record] = [
      await get(address, { Accept: accept }),
      await get(`/api/v1/resources/${resource.id}/`, { Accept: accept }),
    ]
    expect([page.status, page.headers.get('content-type')]).toEqual([200, record.headers.get('content-type')])
    expect(await page.text()).toBe(await record.text())
    expect(linksIn(page.headers.get('link'))).toContainEqual({
      href: `https://data.example.org/resources/${resource.id}/`,
      rel: 'describes',
      type: 'text/html',
    })
  })

  it('the URL of a landing page returns 406 for an unavailable media type, and accepts the parameter "format"', async () => {
    const { get } = await fixtureService()
    expect((await get(address, { Accept: 'image/png' })).status).toBe(406)
    expect((await get(`${address}?format=bibtex`, { Accept: browser })).headers.get('content-type')).toMatch('bibtex')
  })

  it.each(['bib', 'xml', 'json', 'ris', 'jsonld', 'ttl', 'cff'])(
    'a resource is available at the URL of its landing page with the extension .%s',
    async ending => {
      const { get } = await fixtureService()
      const [file, record] = [
        await get(`${address.replace(/\/$/, '')}.${ending}`, { Accept: browser }),
        await get(`/api/v1/resources/${resource.id}.${ending}`),
      ]
      expect([file.status, await file.text()]).toEqual([200, await record.text()])
    },
  )
})

it('the service treats a DOI that ends like a file name as a DOI', async () => {
  const doi = '10.5072/data.json'
  const { get } = await fixtureService({}, [{ doi, title: 'Data', datacite: null }])
  expect((await get(`/${doi}`, { Accept: browser })).headers.get('content-type')).toMatch('text/html')
  expect((await get(`/${doi}.json`)).status).toBe(200)
  expect((await get('/10.5072/none.json')).status).toBe(404)
})

describe('links of the pages of data', () => {
  it('the page of a dataset links to its record and its files', async () => {
    const { get } = await fixtureService()
    const { id, files } = fixtures.dataset.find(({ files }) => files.length > 1)
    const { headers } = await get(`/datasets/${id}/`, { Accept: 'text/html' })
    const links = linksIn(headers.get('link'))
    expect(links[0]?.rel).toBe('cite-as')
    expect(links.find(({ rel }) => rel === 'describedby')).toEqual({
      href: `https://data.example.org/api/v1/datasets/${id}/`,
      rel: 'describedby',
      type: 'application/json',
    })
    expect(links.filter(({ rel }) => rel === 'item')).toHaveLength(files.length)
    expect(headers.get('link')).toContain(`type="application/netcdf"; length="${files[0].size}"`)
  })

  it("the page of a file links to the file's record, JSON file, dataset and content", async () => {
    const { get, json } = await fixtureService()
    const [{ id }] = fixtures.file
    const { file_url, json_url } = await json(`/api/v1/files/${id}/`)
    const { headers } = await get(`/files/${id}/`, { Accept: 'text/html' })
    const links = linksIn(headers.get('link'))
    expect(links.map(({ rel }) => rel)).toEqual(expect.arrayContaining(['describedby', 'collection', 'item']))
    expect(links.map(({ href }) => href)).toEqual(expect.arrayContaining([file_url, json_url]))
  })
})
