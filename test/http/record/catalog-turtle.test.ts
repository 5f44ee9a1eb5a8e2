import { describe, expect, it } from 'vitest'
import { doiIri } from '../../../src/identifiers/schemes/doi.ts'
import { dataset, many, metadata } from '../../catalog/records.ts'
import { parseTurtle, type Triples } from '../../formats/rdf/triples.ts'
import { baseUrl, serving } from '../serving.ts'

const catalogue = `<${baseUrl}/catalog.ttl#catalog>`
const dcat = 'http://www.w3.org/ns/dcat#'
const terms = 'http://purl.org/dc/terms/'

/** Returns the objects of the triples with the catalogue as subject and with the given predicate. */
const said = (triples: Triples, predicate: string): string[] =>
  triples.flatMap(triple => {
    const start = `${catalogue} <${predicate}> `
    return triple.startsWith(start) ? [triple.slice(start.length)] : []
  })

describe('the catalogue', () => {
  it('the catalogue describes the service, and describes only datasets as datasets', async () => {
    const about = { title: 'Basins "and" Rivers', description: 'Data\nof basins.', publisher: 'Basin Office' }
    const { get } = await serving(
      [
        metadata(1),
        metadata(2, { types: { resourceTypeGeneral: 'Report' } }),
        metadata(3, { types: { resourceTypeGeneral: 'Service' } }),
        { doi: '10.5072/out.1', title: 'Elsewhere', datacite: null },
      ],
      { about },
    )
    const response = await get('/catalog.ttl')
    expect(response.headers.get('content-type')).toBe('text/turtle; charset=utf-8')
    const triples = parseTurtle(await response.text())
    expect(said(triples, `${terms}title`)).toEqual([JSON.stringify(about.title)])
    expect(said(triples, `${terms}description`)).toEqual([JSON.stringify(about.description)])
    expect(said(triples, `${terms}publisher`)[0]).toContain('"Basin Office"')
    expect(said(triples, `${dcat}contactPoint`)[0]).toContain('<mailto:postmaster@data.example.org>')
    expect(said(triples, `${dcat}dataset`)).toEqual(['<https://doi.org/10.5072/round.1>'])
    expect(said(triples, `${dcat}service`)).toEqual(['<https://doi.org/10.5072/round.3>'])
    expect(said(triples, `${dcat}resource`).sort()).toEqual([
      '<https://doi.org/10.5072/out.1>',
      '<https://doi.org/10.5072/round.2>',
    ])
    expect(triples).toContain(`<https://doi.org/10.5072/round.1> <${terms}title> "Soil moisture of basin 1"`)
  })

  it('the catalogue links to the page of each resource', async () => {
    const { catalog, text } = await serving()
    const triples = parseTurtle(await text('/catalog.ttl'))
    const { records } = await catalog.list('resource', { limit: 100 })
    const pages = records.map(({ id, doi }) => `<${doiIri(doi)}> <${dcat}landingPage> <${baseUrl}/resources/${id}/>`)
    expect(triples).toEqual(expect.arrayContaining(pages))
  })

  it('the catalogue lists all records in pages of at most 100', async () => {
    const { get } = await serving(many(0, 250, number => metadata(number)))
    const members: string[] = []
    const sizes: number[] = []
    for (let target: string | undefined = '/catalog.ttl'; target !== undefined; ) {
      const response: Response = await get(target)
      const triples = parseTurtle(await response.text())
      const found = said(triples, `${dcat}dataset`)
      members.push(...found)
      sizes.push(found.length)
      expect(said(triples, 'http://www.w3.org/ns/hydra/core#totalItems')[0]).toContain('"250"')
      const [view = ''] = said(triples, 'http://www.w3.org/ns/hydra/core#view')
      expect(view).toBe(`<${baseUrl}${target}>`)
      const next = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
      const isTold = triples.includes(`${view} <http://www.w3.org/ns/hydra/core#next> <${next}>`)
      expect(isTold).toBe(next !== undefined)
      target = next?.slice(baseUrl.length)
    }
    expect(sizes).toEqual([100, 100, 50])
    expect(new Set(members).size).toBe(250)
  })

  it('the catalogue describes how to download the files of a dataset', async () => {
    const { get, catalog } = await serving()
    let target: string | undefined = '/catalog.ttl'
    const triples: Triples = []
    for (let page = 0; target !== undefined; page++) {
      const response: Response = await get(target)
      triples.push(...parseTurtle(await response.text()))
      target = /<([^>]*)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]?.slice(baseUrl.length)
      expect(page).toBeLessThan(20)
    }
    const { records } = await catalog.list('dataset', { limit: 100 })
    expect(records.length).toBeGreaterThan(4)
    for (const { id, name, files } of records) {
      const node = `<${baseUrl}/datasets/${id}/#dataset>`
      expect(triples).toContain(`${node} <${terms}title> ${JSON.stringify(name)}`)
      expect(triples).toContain(`${catalogue} <${dcat}dataset> ${node}`)
      const distributions = triples.filter(triple => triple.startsWith(`${node} <${dcat}distribution> `)).join('\n')
      for (const { path, size, checksum } of files) {
        expect(distributions).toContain(`<${dcat}downloadURL> <https://files.example.org/${path}>`)
        expect(distributions).toContain(
          `<${dcat}byteSize> "${size}"^^<http://www.w3.org/2001/XMLSchema#nonNegativeInteger>`,
        )
        expect(distributions).toContain(checksum)
        expect(distributions).toContain('checksumAlgorithm_sha512')
        expect(distributions).toContain('media-types/application/netcdf>')
      }
    }
  })

  it('the catalogue lists a small repository completely, and a larger one with datasets first', async () => {
    const records = [...many(0, 30, number => dataset(number, { public: true })), metadata(1)]
    const members = async (count: number) => {
      const { text } = await serving(records.slice(-count))
      return said(parseTurtle(await text('/catalog.ttl')), `${dcat}dataset`)
    }
    const isDataset = (node: string): boolean => node.endsWith('#dataset>')
    expect((await members(5)).filter(isDataset)).toHaveLength(4)
    expect(await members(5)).toContain('<https://doi.org/10.5072/round.1>')
    expect((await members(31)).map(isDataset)).toEqual(many(0, 20, () => true))
  })

  it('the service returns 404 for a catalogue page with an invalid cursor', async () => {
    const { get } = await serving([])
    const response = await get('/catalog.ttl?resources=x')
    expect([response.status, await response.json()]).toEqual([404, { detail: 'Invalid cursor.' }])
    expect((await get('/catalog.ttl')).status).toBe(200)
  })
})
