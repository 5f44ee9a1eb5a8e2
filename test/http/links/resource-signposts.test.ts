import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { linkHeader, webAddress } from '../../../src/http/links/link-header.ts'
import { signsOf } from '../../../src/http/links/resource-signposts.ts'
import { representations } from '../../../src/http/negotiation/representations.ts'
import { linksetJson, linksetText } from '../../../src/http/routes/linkset.ts'
import type { Resource } from '../../../src/model/index.ts'
import { baseUrl, fixtureService, fixtures, linksIn } from '../fixture-service.ts'

type Service = Awaited<ReturnType<typeof fixtureService>>
let service: Service
beforeAll(async () => {
  service = await fixtureService()
})

const resource = fixtures.resource.find(({ is_external }) => !is_external)
const path = `/api/v1/resources/${resource.id}`
const hrefs = (links: readonly { rel: string; href: string }[], rel: string) =>
  links.filter(link => link.rel === rel).map(({ href }) => href)

describe('the links of a resource', () => {
  it('the service sends the same links for a resource in different formats and for HEAD', async () => {
    const response = await service.get(`${path}/`)
    const header = response.headers.get('link')
    const links = linksIn(header)
    expect(hrefs(links, 'cite-as')).toEqual([resource.doi_url])
    expect(hrefs(links, 'type')).toEqual(['https://schema.org/Dataset'])
    expect(hrefs(links, 'license')).toEqual([expect.stringMatching(/^https:\/\/creativecommons\.org\//)])
    expect(hrefs(links, 'author')).toEqual(['https://orcid.org/0009-0010-0000-0505'])
    expect(hrefs(links, 'item')).toEqual([`${baseUrl}/api/v1/datasets/?tree=${encodeURIComponent(resource.paths[0])}`])
    expect(links.filter(({ rel }) => rel === 'linkset')).toEqual([
      { rel: 'linkset', href: `${baseUrl}${path}/linkset`, type: 'application/linkset+json' },
      { rel: 'linkset', href: `${baseUrl}${path}/linkset`, type: 'application/linkset' },
    ])
    for (const suffix of ['/', '.bib', '.xml', '/?format=csl-json'])
      expect((await service.get(path + suffix, {}, suffix === '/' ? 'HEAD' : 'GET')).headers.get('link')).toBe(header)
  })

  it('the service links the page of a resource to its files, with types and sizes', async () => {
    const header = (await service.get(`/resources/${resource.id}/`)).headers.get('link') ?? ''
    const { results } = await service.json(`/api/v1/datasets/?tree=${encodeURIComponent(resource.paths[0])}`)
    const files: { file_url: string; size: number }[] = results.flatMap((one: { files: unknown[] }) => one.files)
    const wanted = new Set(files.map(({ file_url, size }) => `${file_url} ${size}`))
    const items = [...header.matchAll(/<(https:\/\/files[^>]+)>; rel="item"; type="[a-z]+\/[\w.+-]+"; length="(\d+)"/g)]
    expect(items.length).toBeGreaterThan(0)
    // As many as fit, each once.
    expect(items.map(([, href, length]) => `${href} ${length}`)).toEqual([...wanted].slice(0, items.length))
    expect(header.length).toBeLessThanOrEqual(1500)
  })

  it('every link to a representation leads to that representation', async () => {
    const links = linksIn((await service.get(`${path}/`)).headers.get('link'))
    const described = links.filter(({ rel }) => rel === 'describedby')
    expect(described.map(({ type }) => type)).toEqual(['application/ld+json', 'application/vnd.datacite.datacite+xml'])
    for (const { href, type } of described) {
      const response = await service.get(href)
      expect([response.status, response.headers.get('content-type')?.replace('; charset=utf-8', '')]).toEqual([
        200,
        type,
      ])
    }
  })

  it('the Link header of a resource is at most 1.5 kB long, and contains only complete links, the most important first', async () => {
    const creators = Array.from({ length: 500 }, (_, index) => ({
      name: `Author ${index}`,
      nameIdentifiers: [
        {
          nameIdentifier: `https://orcid.org/0000-0000-0000-${String(index).padStart(4, '0')}`,
          nameIdentifierScheme: 'ORCID',
        },
      ],
    }))
    const crowded = {
      ...resource,
      id: undefined,
      doi: '10.5072/crowd',
      datacite: {
        ...resource.datacite,
        creators,
        identifiers: [{ identifier: '10.5072/crowd', identifierType: 'DOI' }],
      },
    }
    const { get, json } = await fixtureService({}, [crowded])
    const id = (await json('/api/v1/resources/?doi=10.5072/crowd')).results[0].id
    const header = (await get(`/api/v1/resources/${id}/`)).headers.get('link') ?? ''
    expect(header.length).toBeGreaterThan(1400)
    expect(header.length).toBeLessThanOrEqual(1500)
    expect(header).toMatch(/rel="author"$/)
    expect(header).toMatch(/^<https:\/\/doi\.org\/10\.5072\/crowd>; rel="cite-as"/)
    const { linkset } = await json(`/api/v1/resources/${id}/linkset`)
    expect(linkset[0].author).toHaveLength(500)
  })
})

describe('the links of an external resource', () => {
  it('the linkset of an external resource links only to representations that are served', async () => {
    const { id, doi_url } = fixtures.resource.find(({ is_external }) => is_external)
    const { linkset } = await service.json(`/api/v1/resources/${id}/linkset`)
    expect(linkset[0]['cite-as']).toEqual([{ href: doi_url }])
    expect(linkset[0].describedby.length).toBeGreaterThan(10)
    for (const { href } of linkset[0].describedby) expect([href, (await service.get(href)).status]).toEqual([href, 200])
  })
})

describe('a linkset', () => {
  it('the linkset of a resource has the links of the Link header, and a link back from each representation and item', async () => {
    const response = await service.get(`${path}/linkset`)
    expect(response.headers.get('content-type')).toBe('application/linkset+json')
    const { linkset } = await response.json()
    const [page, ...others] = linkset
    expect(page.anchor).toBe(`${baseUrl}/resources/${resource.id}/`)
    for (const { rel, href } of linksIn((await service.get(`${path}/`)).headers.get('link')))
      if (rel !== 'describes') expect(page[rel].map((link: { href: string }) => link.href)).toContain(href)
    expect(page.describedby).toHaveLength(representations.length)
    const datasets = (await service.json(`/api/v1/datasets/?tree=${resource.paths[0]}`)).results
    expect(datasets.length).toBeGreaterThan(0)
    const items = page.item.map((link: { href: string }) => link.href)
    for (const { url, files } of datasets) expect(items).toEqual(expect.arrayContaining([url, files[0].file_url]))
    for (const back of others)
      expect(back.describes ?? back.collection).toEqual([{ href: page.anchor, type: 'text/html' }])
    const targets: string[] = [...page.describedby.map((link: { href: string }) => link.href), ...items]
    expect(others.map(({ anchor }: { anchor: string }) => anchor).sort()).toEqual(targets.sort())
  })

  it('the service serves a linkset as text with as many links as in JSON', async () => {
    const response = await service.get(`${path}/linkset`, { Accept: 'application/linkset' })
    expect(response.headers.get('content-type')).toBe('application/linkset')
    const lines = (await response.text()).trimEnd().split(',\n')
    const { linkset } = await service.json(`${path}/linkset/`)
    const count = linkset.flatMap(({ anchor: _, ...relations }: Record<string, unknown[]>) =>
      Object.values(relations).flat(),
    )
    expect(lines).toHaveLength(count.length)
    for (const line of lines)
      expect(line).toMatch(
        /^<[^<>\s]+>; rel="[a-z-]+"(?:; type="[a-z]+\/[\w.+-]+")?(?:; profile="[^"\s]+")?(?:; length="\d+")?; anchor="[^"\s]+"$/,
      )
  })

  it.each([
    ['/api/v1/resources/nothing/linkset', 404, 'Not found.'],
    ['/api/v1/resources/3f0f7c7e-5a41-4b0e-9d57-000000000000/linkset', 404, 'No Resource matches the given query.'],
  ])('%s returns %i because the resource does not exist', async (target, status, detail) => {
    const response = await service.get(target)
    expect([response.status, await response.json()]).toEqual([status, { detail }])
  })

  it('the service returns 406 to a request for a linkset as HTML', async () => {
    expect((await service.get(`${path}/linkset`, { Accept: 'text/html' })).status).toBe(406)
  })

  it('a linkset groups links by anchor and relation', () => {
    const sets = [
      {
        anchor: 'https://a.example/',
        links: [
          { relation: 'item', href: 'https://b.example/', type: 'text/csv' },
          { relation: 'item', href: 'https://c.example/' },
        ],
      },
    ]
    expect(JSON.parse(linksetJson(sets))).toEqual({
      linkset: [
        {
          anchor: 'https://a.example/',
          item: [{ href: 'https://b.example/', type: 'text/csv' }, { href: 'https://c.example/' }],
        },
      ],
    })
    expect(linksetText(sets)).toBe(
      '<https://b.example/>; rel="item"; type="text/csv"; anchor="https://a.example/",\n<https://c.example/>; rel="item"; anchor="https://a.example/"\n',
    )
  })
})

describe('addresses in links', () => {
  it.each([
    ['https://doi.org/10.5072/a', 'https://doi.org/10.5072/a'],
    ['https://doi.org/10.1002/(SICI)8<693::AID>3.0.CO;2-O', 'https://doi.org/10.1002/(SICI)8%3C693::AID%3E3.0.CO;2-O'],
    ['https://example.org/ü?a=ü#ü', 'https://example.org/%C3%BC?a=%C3%BC#%C3%BC'],
    ['https://example.org/a\r\nSet-Cookie: x', 'https://example.org/aSet-Cookie:%20x'],
    ['https://example.org/"><script>', 'https://example.org/%22%3E%3Cscript%3E'],
    ['https://example.org/?a={b}|c', 'https://example.org/?a=%7Bb%7D%7Cc'],
    ['javascript:alert(1)', undefined],
    ['file:///etc/passwd', undefined],
    ['data:text/html,x', undefined],
    ['CC BY', undefined],
    ['', undefined],
    [null, undefined],
  ])('webAddress converts %j to %j', (given, address) => {
    expect(webAddress(given)).toBe(address)
  })

  it('no URL in a link can end the link or the header', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('https://a.example/', 'http://', '', 'https://a.example/?', 'https://a.example/#'),
        (text, start) => {
          const address = webAddress(start + text)
          if (address !== undefined) expect(address).toMatch(/^https?:\/\/[\x21-\x7e]+$/)
          expect(address ?? '').not.toMatch(/[<>"\s]/)
        },
      ),
    )
  })

  it('the service omits a link that is too long for the header, and all links after that link', () => {
    const link = (length: number) => ({ relation: 'item', href: `https://a.example/${'x'.repeat(length)}` })
    expect(linkHeader([link(10), link(5000), link(10)], baseUrl)).toBe(`<${link(10).href}>; rel="item"`)
    expect(linkHeader([link(5000)], baseUrl)).toBe('')
  })

  it('the service includes the link to the next page even if that link exceeds the limit of 1.5 kB for other links', () => {
    const links = ['first', 'prev', 'next'].map(relation => ({
      relation,
      href: `${baseUrl}/api/v1/?${relation}=${'x'.repeat(2900)}`,
    }))
    expect(linkHeader(links, baseUrl)).toBe(`</api/v1/?next=${'x'.repeat(2900)}>; rel="next"`)
  })

  it('the service writes links within the service as paths, and links to items as full URLs', () => {
    const link = (href: string, relation = 'describedby') => linkHeader([{ relation, href }], 'https://a.example/data')
    expect(link('https://a.example/data/x')).toBe('</data/x>; rel="describedby"')
    expect(link('https://a.example/data/x', 'item')).toBe('<https://a.example/data/x>; rel="item"')
    expect(link('https://a.example/database')).toBe('<https://a.example/database>; rel="describedby"')
    expect(linkHeader([{ relation: 'type', href: 'https://a.example//b.example/x' }], 'https://a.example')).toBe(
      '<https://a.example//b.example/x>; rel="type"',
    )
  })

  it('linkHeader sorts links by importance', () => {
    const relations = [
      'item',
      'author',
      'describedby',
      'license',
      'type',
      'linkset',
      'cite-as',
      'first',
      'prev',
      'next',
    ]
    const links = relations.map(relation => ({ relation, href: `https://a.example/${relation}` }))
    const written = linksIn(linkHeader(links, baseUrl)).map(({ rel }) => rel)
    expect(written).toEqual([
      ...['next', 'prev', 'first', 'cite-as', 'linkset', 'type', 'license', 'describedby', 'author', 'item'],
    ])
  })
})

describe('what a resource says', () => {
  const base = {
    id: resource.id,
    doi_url: 'https://doi.org/10.5072/x',
    paths: ['/a/b', 'c ü'],
    citation:
      'He said "creators":[ and ,"datacite":{"creators":[{"nameIdentifier":"https://orcid.org/0000-0001-5000-0007"}]}',
    datacite: {},
  }
  const creators = [
    { name: 'A\\', nameIdentifiers: [{ nameIdentifier: '0000-0002-1825-0097', nameIdentifierScheme: 'ORCID' }] },
    { name: '"]', nameIdentifiers: [{ nameIdentifier: 'https://ror.org/03e8s1d88' }, { nameIdentifier: 'GND 4' }] },
    { name: 'No one' },
  ]
  const found = ['https://orcid.org/0000-0002-1825-0097', 'https://ror.org/03e8s1d88']
  const relatedItems = [{ creators: [{ nameIdentifiers: [{ nameIdentifier: '0000-0001-5109-3700' }] }] }]
  const signs = (datacite: object | null) => signsOf({ ...base, datacite } as Resource)

  it('the service finds the authors, paths and DOI of a resource in the metadata of the resource', () => {
    const { authors, paths, doiUrl } = signs({ creators })
    expect([authors, paths, doiUrl]).toEqual([found, ['a/b', 'c ü'], base.doi_url])
  })

  it('the service does not read the authors of a resource from its related items', () => {
    expect(signs({ creators, relatedItems }).authors).toEqual(found)
    expect(signs({ relatedItems, creators }).authors).toEqual(found)
    expect(signs({ relatedItems }).authors).toEqual([])
  })

  it.each([
    [
      { rightsList: [{ rightsURI: 'https://a.example/licence' }, { rightsURI: 'https://a.example/licence' }] },
      ['https://a.example/licence'],
    ],
    [{ rightsList: [{ rightsIdentifier: 'cc-by-4.0' }] }, ['https://spdx.org/licenses/CC-BY-4.0']],
    [{ rightsList: [{ rights: 'Free' }, { rightsURI: 'javascript:x' }] }, []],
    [{ rightsList: [null, 'x', 1] }, []],
    [null, []],
  ])('for the metadata %j, the service links to the licences %j', (datacite, licences) => {
    expect(signs(datacite).licences).toEqual(licences)
  })

  it.each([
    [{ types: { resourceTypeGeneral: 'Software' } }, 'https://schema.org/SoftwareSourceCode'],
    [{ types: { resourceTypeGeneral: '"><x' } }, 'https://schema.org/CreativeWork'],
    [{ types: {} }, undefined],
    [null, undefined],
  ])('for the metadata %j, the service links to the type %j', (datacite, type) => {
    expect(signs(datacite).type).toBe(type)
  })
})
