import { beforeAll, describe, expect, it } from 'vitest'
import { readRecords } from '../../src/formats/index.ts'
import { representations } from '../../src/http/negotiation/representations.ts'
import { fixtureService, fixtures } from './fixture-service.ts'

type Service = Awaited<ReturnType<typeof fixtureService>>
let service: Service
beforeAll(async () => {
  service = await fixtureService()
})

const resource = fixtures.resource.find(({ is_external }) => !is_external)
const external = fixtures.resource.find(({ is_external }) => is_external)
const path = `/api/v1/resources/${resource.id}`
const fileStem = resource.doi.replaceAll('/', '_')

describe('by Accept a resource is', () => {
  it.each([
    ['application/json', 'application/json', '{"id":'],
    ['application/ld+json', 'application/ld+json', '{'],
    ['application/vnd.schemaorg.ld+json', 'application/vnd.schemaorg.ld+json', '"https://schema.org'],
    ['application/vnd.datacite.datacite+json', 'application/vnd.datacite.datacite+json', '"nameIdentifierScheme"'],
    [
      'application/vnd.datacite.datacite+xml',
      'application/vnd.datacite.datacite+xml',
      'http://datacite.org/schema/kernel-4',
    ],
    ['application/xml', 'application/xml', 'http://datacite.org/schema/kernel-4'],
    ['application/vnd.citationstyles.csl+json', 'application/vnd.citationstyles.csl+json', '"DOI"'],
    ['application/x-bibtex', 'application/x-bibtex; charset=utf-8', '@misc{'],
    ['application/x-research-info-systems', 'application/x-research-info-systems; charset=utf-8', 'TY  - DATA'],
    ['application/vnd.citationfileformat+yaml', 'application/vnd.citationfileformat+yaml', 'cff-version:'],
    ['text/x-bibliography', 'text/x-bibliography; charset=utf-8', resource.citation],
    ['text/turtle', 'text/turtle; charset=utf-8', 'dcat:Dataset'],
    ['application/n-triples', 'application/n-triples', '<http://www.w3.org/ns/dcat#Dataset> .'],
    ['application/*', 'application/json', '{"id":'],
    ['application/*;q=0.9, text/html', 'application/json', '{"id":'],
    ['application/n-triples;q=0.1, */*;q=0.5', 'application/json', '{"id":'],
    ['text/csv', 'text/csv; charset=utf-8', ','],
    ['application/rdf+xml', 'application/rdf+xml', '<rdf:RDF'],
    [
      'application/ld+json;profile="https://w3id.org/ro/crate"',
      'application/ld+json;profile="https://w3id.org/ro/crate"',
      '@graph',
    ],
    ['application/x-bibtex;q=0.5, application/json;q=0.4', 'application/x-bibtex; charset=utf-8', '@misc{'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'application/json', '{"id":'],
    ['not an accept header', 'application/json', '{"id":'],
  ])('the service responds to the Accept header %s with the media type %s', async (accept, type, part) => {
    const response = await service.get(`${path}/`, { Accept: accept })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('vary')).toBe('Accept')
    expect(response.headers.get('content-disposition')).toBeNull()
    expect(await response.text()).toContain(part)
  })

  it.each(['text/html', 'image/png, application/json;q=0', '*/*;q=0'])(
    'the service returns 406 to the Accept header %s',
    async accept => {
      const response = await service.get(`${path}/`, { Accept: accept })
      expect([response.status, await response.json()]).toEqual([
        406,
        { detail: 'Could not satisfy the request Accept header.' },
      ])
    },
  )
})

describe('every representation', () => {
  it.each(representations.map(row => [row.id, row] as const))(
    'the service sends %s if ?format= names it, regardless of the Accept header',
    async (id, row) => {
      const response = await service.get(`${path}/?format=${id}`, { Accept: 'text/html' })
      expect([response.status, response.headers.get('content-type')?.replace('; charset=utf-8', '')]).toEqual([
        200,
        row.types[0],
      ])
      expect(response.headers.get('content-disposition')).toBe(`inline; filename=${fileStem}.${row.ending}`)
      const body = await response.text()
      expect(response.headers.get('content-length')).toBe(String(new TextEncoder().encode(body).length))
      expect(body).not.toContain('format=')
      expect(body).toContain('IMPACT.417302'.slice(0, 6))
    },
  )

  it('every representation has its own ETag', async () => {
    const tags = await Promise.all(
      representations.map(async ({ id }) => (await service.get(`${path}/?format=${id}`)).headers.get('etag')),
    )
    const aliased = await service.get(`${path}/`, { Accept: 'application/vnd.schemaorg.ld+json' })
    expect(new Set([...tags, aliased.headers.get('etag')]).size).toBe(tags.length + 1)
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  it('the service returns 304 only to a client with the same representation', async () => {
    const accept = { Accept: 'application/x-bibtex' }
    const etag = (await service.get(`${path}/`, accept)).headers.get('etag') ?? ''
    const again = await service.get(`${path}/`, { ...accept, 'If-None-Match': etag })
    expect([again.status, again.headers.get('vary'), again.headers.get('etag')]).toEqual([304, 'Accept', etag])
    expect((await service.get(`${path}/`, { 'If-None-Match': etag })).status).toBe(200)
  })

  it.each(['bibtex', 'ris', 'csl-json', 'datacite-xml', 'datacite-rest', 'schema-org', 'cff', 'endnote-xml'])(
    'the %s representation of a resource can be read back',
    async id => {
      const { records } = readRecords(await (await service.get(`${path}/?format=${id}`)).text())
      expect(records.map(({ record }) => record.doi?.toLowerCase())).toEqual([resource.doi.toLowerCase()])
    },
  )
})

describe('by its ending a resource is', () => {
  it.each([
    ['json', 'application/json'],
    ['bib', 'application/x-bibtex; charset=utf-8'],
    ['xml', 'application/vnd.datacite.datacite+xml'],
    ['ris', 'application/x-research-info-systems; charset=utf-8'],
    ['cff', 'application/vnd.citationfileformat+yaml'],
    ['ttl', 'text/turtle; charset=utf-8'],
    ['nt', 'application/n-triples'],
    ['jsonld', 'application/ld+json'],
    ['txt', 'text/x-bibliography; charset=utf-8'],
    ['enw', 'application/x-endnote-refer; charset=utf-8'],
    ['rdf', 'application/rdf+xml'],
    ['csv', 'text/csv; charset=utf-8'],
  ])('the extension .%s in the URL of a resource selects the media type %s', async (ending, type) => {
    const response = await service.get(`${path}.${ending}`, { Accept: 'text/html' })
    expect([response.status, response.headers.get('content-type')]).toEqual([200, type])
    expect(response.headers.get('content-disposition')).toBe(`inline; filename=${fileStem}.${ending}`)
  })

  it('a file extension selects the same content as ?format=', async () => {
    const byEnding = await service.get(`/api/v1/resources/${resource.id.toUpperCase()}.bib`)
    const byName = await service.get(`${path}/?format=bib`)
    expect(await byEnding.text()).toBe(await byName.text())
    expect(byEnding.headers.get('etag')).toBe(byName.headers.get('etag'))
    expect(await (await service.get(`${path}.json`)).text()).toBe(await (await service.get(`${path}/`)).text())
  })

  it.each([
    [`${path}.docx`, 'Not found.'],
    ['/api/v1/resources/nothing.bib', 'Not found.'],
    ['/api/v1/resources/3f0f7c7e-5a41-4b0e-9d57-000000000000.bib', 'No Resource matches the given query.'],
  ])('the service returns 404 for the path %s', async (target, detail) => {
    const response = await service.get(target)
    expect([response.status, await response.json()]).toEqual([404, { detail }])
  })
})

describe('?format=', () => {
  it.each([
    ['bib', '@misc'],
    ['BibTeX', '@misc'],
    ['xml', '<?xml'],
    ['application/x-bibtex', '@misc'],
    ['text/turtle', '@prefix'],
    ['oai_dc', '<oai_dc:dc'],
    ['citation', resource.citation],
    ['', '{"id"'],
  ])('the service accepts ?format=%j', async (format, start) => {
    const response = await service.get(`${path}/?${new URLSearchParams({ format })}`)
    expect((await response.text()).slice(0, start.length + 40)).toContain(start)
  })

  it('the service suggests the nearest known format for an unknown format', async () => {
    const response = await service.get(`${path}/?format=bibtexx`)
    expect([response.status, await response.json()]).toEqual([
      400,
      { detail: 'There is no format "bibtexx"; did you mean "bibtex"?' },
    ])
  })

  it('the link to the next page omits ?format= and ?style=, and a list of datasets is not available in BibTeX', async () => {
    const page = await service.json('/api/v1/resources/?format=json&page_size=1&style=apa')
    expect(page.next).toMatch(/\/api\/v1\/resources\/\?page=2&page_size=1$/)
    expect((await service.get('/api/v1/datasets/?format=bibtex')).status).toBe(406)
    expect((await service.get('/api/v1/datasets/?format=nothing')).status).toBe(400)
  })

  it('?fields= limits the members of a JSON response', async () => {
    expect(await service.json(`${path}/?format=json&fields=doi`)).toEqual({ doi: resource.doi })
  })
})

describe('a reference', () => {
  const reference = async (query: string, accept = 'text/x-bibliography') =>
    (await service.get(`${path}/${query}`, { Accept: accept })).text()

  it('the service writes a reference in the house style by default', async () => {
    expect(await reference('')).toBe(`${resource.citation}\n`)
    expect(await reference('?style=house')).toBe(`${resource.citation}\n`)
  })

  it('the service writes a reference in the style that Accept or the query names', async () => {
    const apa = await reference('', 'text/x-bibliography; style=apa; locale=de-DE')
    expect(apa).toMatch(/^Wendt, C\., .* & Crop Model/)
    expect(apa).not.toBe(await reference('', 'text/x-bibliography; style=vancouver'))
    expect(await reference('?style=apa&locale=de_DE')).toBe(apa)
    expect(await reference('?style=datacite', 'text/x-bibliography; style=apa')).toContain('Impact Model Archive')
  })

  it.each([
    ['?style=appa', 'There is no style "appa"; did you mean "apa"?'],
    ['?style=apa&locale=dd-DE', 'There is no locale "dd-DE"; did you mean "de-DE"'],
    ['?style=<style/>', '"<style/>" is not the name of a style.'],
    ['?style=../secret', '"../secret" is not the name of a style.'],
    ['?locale=;', '";" is not the name of a locale.'],
  ])('the service returns 400 to a request for a reference with the query %s', async (query, detail) => {
    const response = await service.get(`${path}/${query}`, { Accept: 'text/x-bibliography' })
    const { detail: told } = await response.json()
    expect([response.status, told.slice(0, detail.length)]).toEqual([400, detail])
  })

  it('the service writes a reference with the bibliography function given in the service options', async () => {
    const { get } = await fixtureService({
      bibliography: async ([first], options) => `${first?.doi} ${JSON.stringify(options)}`,
    })
    const response = await get(`${path}.txt?style=nature&locale=fr`)
    expect(await response.text()).toBe(`${resource.doi} {"style":"nature","locale":"fr"}\n`)
  })
})

describe('an external resource', () => {
  it('the service writes an external resource from its own fields', async () => {
    const target = `/api/v1/resources/${external.id}`
    expect(await (await service.get(`${target}.bib`)).text()).toContain(external.title)
    expect(await (await service.get(`${target}.txt`)).text()).toBe(`${external.citation}\n`)
    expect((await service.json(`${target}/`)).datacite).toBeNull()
  })

  it('the service sends an external resource in the next accepted format instead of DataCite XML', async () => {
    const accept = (text: string) => service.get(`/api/v1/resources/${external.id}/`, { Accept: text })
    const xml = 'application/vnd.datacite.datacite+xml'
    const bibtex = await accept(`${xml}, application/x-bibtex;q=0.8, */*;q=0.1`)
    expect(bibtex.headers.get('content-type')).toBe('application/x-bibtex; charset=utf-8')
    expect([(await accept(xml)).status, (await accept('application/xml')).status]).toEqual([406, 406])
  })

  it('the service returns 406 to a request for DataCite XML of an external resource, and refers the client to the DOI', async () => {
    const response = await service.get(`/api/v1/resources/${external.id}.xml`)
    expect([response.status, (await response.json()).detail]).toEqual([
      406,
      `The metadata of this resource are not stored here; follow its DOI: ${external.doi_url}.`,
    ])
  })
})
