import { beforeAll, describe, expect, it } from 'vitest'
import { typeAttributes } from '../../../src/http/links/link-header.ts'
import { baseUrl, fixtureService, linksIn } from '../fixture-service.ts'

const idOf = (number: number): string => `5d2b40a1-1c52-4b8e-9a55-${String(number).padStart(12, '0')}`
const resource = (number: number, changes: object = {}) => ({
  id: idOf(number),
  doi: `10.5072/snow.${number}`,
  paths: ['Snow'],
  datacite: {
    identifiers: [{ identifier: `10.5072/snow.${number}`, identifierType: 'DOI' }],
    creators: [
      {
        name: 'Roe, Ann',
        nameIdentifiers: [{ nameIdentifier: 'https://orcid.org/0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }],
      },
    ],
    titles: [{ title: 'Snow' }],
    publisher: 'Example Archive',
    publicationYear: '2024',
    types: { resourceTypeGeneral: 'Dataset', resourceType: 'Snow' },
    rightsList: [{ rights: 'CC BY 4.0', rightsURI: 'https://creativecommons.org/licenses/by/4.0/legalcode' }],
  },
  ...changes,
})
const dataset = (number: number, resources: readonly number[]) => ({
  id: idOf(number),
  path: `Snow/${number}`,
  version: '20240101',
  specifiers: { model: 'Snow' },
  files: [
    {
      id: idOf(100 + number),
      name: `${number}.nc`,
      path: `Snow/${number}.nc`,
      version: '20240101',
      size: 5,
      checksum: 'ab'.repeat(64),
      checksum_type: 'sha512',
    },
  ],
  resources: resources.map(one => ({ id: idOf(one), doi: `10.5072/snow.${one}` })),
})
const files = {
  find: async () => ({
    size: 5,
    modified: new Date('2024-01-01'),
    async *read() {
      yield new TextEncoder().encode('snow\n')
    },
  }),
  crc32: () => 0,
}

let service: Awaited<ReturnType<typeof fixtureService>>
beforeAll(async () => {
  service = await fixtureService({ files, filesUrl: `${baseUrl}/raw` }, [
    resource(1, { new_version: '10.5072/snow.2' }),
    resource(2, { previous_version: '10.5072/snow.1' }),
    resource(3),
    dataset(11, [1, 2]),
    dataset(12, [2, 3]),
    dataset(13, []),
  ])
})

const linksOf = async (path: string) => linksIn((await service.get(path)).headers.get('link'))
const hrefs = (links: readonly { rel: string; href: string }[], rel: string) =>
  links.filter(link => link.rel === rel).map(({ href }) => href)
const page = (number: number): string => `/datasets/${idOf(number)}/`

describe('the page of a dataset', () => {
  it('the page of a dataset cites its only current resource, with licence and authors', async () => {
    const links = await linksOf(page(11))
    expect(hrefs(links, 'cite-as')).toEqual(['https://doi.org/10.5072/snow.2'])
    expect(hrefs(links, 'license')).toEqual(['https://creativecommons.org/licenses/by/4.0/legalcode'])
    expect(hrefs(links, 'author')).toEqual(['https://orcid.org/0000-0002-1825-0097'])
    expect(hrefs(links, 'type')).toEqual(['https://schema.org/AboutPage', 'https://schema.org/Dataset'])
    expect(hrefs(links, 'describedby')).toContain(`${baseUrl}/api/v1/resources/${idOf(2)}.jsonld`)
    expect(hrefs(links, 'item')).toEqual([`${baseUrl}/raw/Snow/11.nc`])
    const text = await (await service.get(page(11))).text()
    expect(text).toContain('<link rel="cite-as" href="https://doi.org/10.5072/snow.2">')
    expect(text).toContain('<meta name="citation_doi" content="10.5072/snow.2">')
    expect(text).toContain(`href="/api/v1/resources/${idOf(2)}/?format=bibtex"`)
  })

  it('the page of a dataset without exactly one current resource has no cite-as or author links', async () => {
    for (const number of [12, 13]) {
      const links = await linksOf(page(number))
      expect([hrefs(links, 'cite-as'), hrefs(links, 'author')]).toEqual([[], []])
      const text = await (await service.get(page(number))).text()
      expect(text).not.toContain('rel="cite-as"')
      expect(text).toContain('<meta name="DC.type" content="Dataset">')
    }
  })

  it('the JSON-LD of a dataset has the creators, licence, publisher and date of its current resource', async () => {
    const [, text = '{}'] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
      await (await service.get(page(11))).text(),
    ) ?? ['', '']
    expect(JSON.parse(text)).toMatchObject({
      '@type': 'Dataset',
      name: '11',
      license: 'https://creativecommons.org/licenses/by/4.0/legalcode',
      creator: [{ name: 'Ann Roe' }],
      publisher: { name: 'Example Archive' },
      datePublished: '2024',
      isAccessibleForFree: true,
    })
  })

  it('the page of a dataset returns its current resource in the requested format, as the page of that resource does', async () => {
    for (const accept of ['application/x-bibtex', 'application/vnd.datacite.datacite+xml', 'application/ld+json']) {
      const headers = { Accept: accept }
      const own = await service.get(page(11), headers)
      expect([accept, await own.text()]).toEqual([
        accept,
        await (await service.get(`/resources/${idOf(2)}/`, headers)).text(),
      ])
    }
    expect(await (await service.get(`${page(11)}?format=ris`)).text()).toMatch(/^TY {2}- DATA/)
    expect((await service.get(page(11), { Accept: 'text/html,*/*;q=0.8' })).headers.get('content-type')).toMatch(/html/)
  })

  it('the service describes a dataset as JSON, and a dataset with several resources or none also as JSON-LD and DCAT', async () => {
    for (const number of [11, 12, 13])
      expect(await service.json(page(number), { Accept: 'application/json' })).toEqual(
        await service.json(`/api/v1/datasets/${idOf(number)}/`),
      )
    for (const number of [12, 13]) {
      expect(await service.json(page(number), { Accept: 'application/ld+json' })).toMatchObject({
        '@id': `${baseUrl}${page(number)}`,
        name: String(number),
      })
      expect(await (await service.get(`${page(number)}?format=dcat`)).text()).toContain('a dcat:Dataset')
      expect((await service.get(page(number), { Accept: 'application/x-bibtex' })).status).toBe(406)
    }
    expect((await service.get(`/datasets/${idOf(99)}/`, { Accept: 'application/ld+json' })).status).toBe(404)
  })
})

describe('the linkset of a dataset', () => {
  it('the linkset of a dataset has the links of the page, and links back to the page', async () => {
    const { linkset } = await service.json(`/api/v1/datasets/${idOf(11)}/linkset`)
    const [own, ...others] = linkset
    expect(own.anchor).toBe(baseUrl + page(11))
    for (const { rel, href } of await linksOf(page(11)))
      expect(own[rel].map((link: { href: string }) => link.href)).toContain(href)
    expect(others).toEqual([
      { anchor: `${baseUrl}/api/v1/datasets/${idOf(11)}/`, describes: [{ href: own.anchor, type: 'text/html' }] },
      { anchor: `${baseUrl}/raw/Snow/11.nc`, collection: [{ href: own.anchor, type: 'text/html' }] },
    ])
    expect((await service.get(`/api/v1/datasets/${idOf(99)}/linkset`)).status).toBe(404)
  })
})

describe('a raw file', () => {
  it('a raw file links to its type, its metadata and the page of its dataset', async () => {
    const links = await linksOf('/raw/Snow/11.nc')
    expect(hrefs(links, 'collection')).toEqual([baseUrl + page(11)])
    expect(hrefs(links, 'type')).toEqual(['https://schema.org/DataDownload'])
    expect(hrefs(links, 'describedby')).toEqual([
      `${baseUrl}/api/v1/files/${idOf(111)}/`,
      `${baseUrl}/raw/Snow/11.json`,
    ])
  })
})

describe('the type of a link', () => {
  it('the links in a linkset have types without parameters, and any profile as a separate attribute', async () => {
    for (const path of [`/api/v1/resources/${idOf(2)}/linkset`, `/api/v1/datasets/${idOf(11)}/linkset`]) {
      const { linkset } = await service.json(path)
      const targets = linkset.flatMap(({ anchor: _, ...relations }: Record<string, object[]>) =>
        Object.values(relations).flat(),
      )
      for (const { type = 'text/html' } of targets) expect(type).toMatch(/^[a-z]+\/[\w.+-]+$/)
      const profiles = targets.flatMap(({ profile }: { profile?: string }) => profile ?? [])
      expect(profiles).toEqual(path.includes('resources') ? ['https://w3id.org/ro/crate'] : [])
    }
  })

  it.each([
    ['text/csv', { type: 'text/csv' }],
    ['text/csv; charset=utf-8', { type: 'text/csv' }],
    ['a/b;profile="https://x.example/"', { type: 'a/b', profile: 'https://x.example/' }],
    ['a/b; charset=utf-8; profile=https://x.example/', { type: 'a/b', profile: 'https://x.example/' }],
  ])(
    'typeAttributes returns the media type %s without parameters, and any profile as a separate attribute',
    (type, expected) => {
      expect(typeAttributes(type)).toEqual(expected)
    },
  )
})

describe('a linkset in negotiation', () => {
  it('the service sends a linkset for an Accept header that prefers the linkset type, but not for a wildcard', async () => {
    for (const [path, own] of [
      [`/resources/${idOf(2)}/`, `/api/v1/resources/${idOf(2)}/linkset`],
      [`/api/v1/resources/${idOf(2)}/`, `/api/v1/resources/${idOf(2)}/linkset`],
      [page(11), `/api/v1/datasets/${idOf(11)}/linkset`],
      ['/10.5072/snow.2', `/api/v1/resources/${idOf(2)}/linkset`],
    ] as const)
      for (const type of ['application/linkset+json', 'application/linkset']) {
        const response = await service.get(path, { Accept: `${type}, */*;q=0.1` })
        expect([path, response.headers.get('content-type')]).toEqual([path, type])
        expect(await response.text()).toBe(await (await service.get(own, { Accept: type })).text())
      }
    for (const accept of ['*/*', 'application/*', 'application/linkset+json;q=0.5, application/json'])
      expect((await service.get(`/api/v1/resources/${idOf(2)}/`, { Accept: accept })).headers.get('content-type')).toBe(
        'application/json',
      )
    const xml = await service.get(`/api/v1/resources/${idOf(2)}/`, { Accept: 'application/xml' })
    expect(await xml.text()).toContain('http://datacite.org/schema/kernel-4')
  })

  it.each([
    ['application/vnd.crosscite.crosscite+json', '"doi": "10.5072/snow.2"'],
    ['application/vnd.jats+xml', '<element-citation'],
  ])(
    'the service sends a resource with the media type %s if the Accept header names that type',
    async (accept, part) => {
      const response = await service.get(`/resources/${idOf(2)}/`, { Accept: accept })
      expect(response.headers.get('content-type')?.replace(/;.*/, '')).toBe(accept)
      expect(await response.text()).toContain(part)
    },
  )
})
