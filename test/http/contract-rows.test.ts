import { beforeAll, describe, expect, it } from 'vitest'
import { baseUrl, fixtureService, fixtures, linksIn } from './fixture-service.ts'

type Service = Awaited<ReturnType<typeof fixtureService>>
let service: Service
beforeAll(async () => {
  service = await fixtureService()
})

const [dataset] = fixtures.dataset
const [file] = fixtures.file
const [resource] = fixtures.resource
const unknown = '3f0f7c7e-5a41-4b0e-9d57-000000000000'
const text = async (target: string) => (await service.get(target)).text()

describe('as described', () => {
  it.each([
    ['/api/v1/datasets/', 'application/json'],
    [`/api/v1/datasets/${dataset.id}/`, 'application/json'],
    [`/api/v1/datasets/${dataset.id}/filelist/`, 'text/plain; charset=utf-8'],
    [`/api/v1/files/${file.id}/`, 'application/json'],
    [`/api/v1/resources/${resource.id}/`, 'application/json'],
  ])('the response to %s has the headers that the contract describes', async (target, type) => {
    const { headers, status } = await service.get(target)
    expect(status).toBe(200)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      allow: 'GET, HEAD, OPTIONS',
      'content-length': expect.stringMatching(/^\d+$/),
    })
  })

  it('a file has its members in the order of the contract', async () => {
    expect(Object.keys(await service.json(`/api/v1/files/${file.id}/`)).join()).toBe(
      'id,name,path,paths,version,size,checksum,checksum_type,specifiers,identifiers,merged_specifiers,pretty_specifiers,links,search_rank,url,metadata_url,file_url,json_url,rights,terms_of_use',
    )
  })

  it('a dataset and its files have their members in the order of the contract', async () => {
    const shown = await service.json(`/api/v1/datasets/${dataset.id}/`)
    expect(Object.keys(shown).join()).toBe(
      'id,name,path,version,size,specifiers,identifiers,search_rank,public,url,metadata_url,download_url,filelist_url,rights,files,resources,terms_of_use',
    )
    expect(Object.keys(shown.files[0]).join()).toBe(
      'id,name,version,size,checksum,checksum_type,url,metadata_url,download_url,file_url,rights,terms_of_use',
    )
  })

  it('a resource has its members in the order of the contract', async () => {
    expect(Object.keys(await service.json(`/api/v1/resources/${resource.id}/`)).join()).toBe(
      'id,doi,doi_url,title,title_with_version,version,paths,creators_str,publication_year,publication_date,publisher,citation,previous_version,new_version,is_external,datacite',
    )
  })

  it('the service writes compact JSON in which a zero search_rank is 0.0 and non-ASCII characters are not escaped', async () => {
    const body = await text('/api/v1/files/?page_size=1')
    expect(body).toMatch(/^\{"count":\d+,"next":"[^"]+","previous":null,"results":\[\{"id":"/)
    expect(body).toContain('"search_rank":0.0,')
    const accents = {
      id: 'e0a1f8a6-6d7c-4f0e-9a63-0d3f2b6f6a01',
      doi: '10.5072/accents',
      title: 'Böden – 土壌',
      datacite: null,
    }
    const { get } = await fixtureService({}, [accents])
    expect(await (await get(`/api/v1/resources/${accents.id}/`)).text()).toContain('"title":"Böden – 土壌"')
  })

  it.each([dataset.id.toUpperCase(), dataset.id.replaceAll('-', ''), dataset.id.replaceAll('-', '').toUpperCase()])(
    'the service accepts the id %s, and writes the id in canonical form',
    async id => {
      const shown = await service.json(`/api/v1/datasets/${id}/`)
      expect([shown.id, shown.url]).toEqual([dataset.id, `${baseUrl}/api/v1/datasets/${dataset.id}/`])
      expect(await text(`/api/v1/datasets/${id}/filelist/`)).toMatch(/^(?:https:\/\/files\.example\.org\/\S+\n)+$/)
    },
  )

  it.each([
    ['/api/v1', '/api/v1/'],
    ['/api/v1/datasets?b=2&a=%20x&a', '/api/v1/datasets/?b=2&a=%20x&a'],
    [`/api/v1/resources/${resource.id}`, `/api/v1/resources/${resource.id}/`],
    [`/api/v1/datasets/${dataset.id}/filelist?`, `/api/v1/datasets/${dataset.id}/filelist/`],
  ])('the service redirects %s to %s', async (target, location) => {
    const response = await service.get(target)
    expect([response.status, response.headers.get('location')?.replace(/\?$/, '')]).toEqual([301, location])
  })

  it('the service returns 404 for a path that starts with //, instead of a redirect to another host', async () => {
    const response = await service.get(`${baseUrl}//evil.example/api/v1/datasets`)
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
  })
})

describe('what the description leaves open', () => {
  it.each([
    ['/api/v1/resources/?page_size=1', '/api/v1/resources/?page=2&page_size=1', null],
    [
      '/api/v1/resources/?page_size=1&page=2',
      '/api/v1/resources/?page=3&page_size=1',
      '/api/v1/resources/?page_size=1',
    ],
    [
      '/api/v1/resources/?query=10.5072&page=3&page_size=1',
      null,
      '/api/v1/resources/?page=2&page_size=1&query=10.5072',
    ],
    ['/api/v1/resources/?page=last&page_size=1', null, '/api/v1/resources/?page=3&page_size=1'],
    ['/api/v1/datasets/?zz=1&version=x&aa=2&aa=1&page_size=1', null, null],
  ])('in the listing %s, the member next is %s and the member previous is %s', async (target, next, previous) => {
    const page = await service.json(target)
    const absolute = (link: string | null) => link && baseUrl + link
    expect([page.next, page.previous]).toEqual([absolute(next), absolute(previous)])
  })

  it('the link to the next page contains all parameters, sorted by name', async () => {
    const query = 'version=20240603&version=20210312&page_size=1&all=true&unknown=%C3%BC'
    expect((await service.json(`/api/v1/files/?${query}`)).next).toBe(
      `${baseUrl}/api/v1/files/?all=true&page=2&page_size=1&unknown=%C3%BC&version=20240603&version=20210312`,
    )
  })

  it.each([
    ['0', 20],
    ['-1', 20],
    ['x', 20],
    ['', 20],
    ['5000', 1000],
    ['3', 3],
  ])('the service reads the page size %j as %i', async (size, expected) => {
    const limits: number[] = []
    const { get, catalog } = await fixtureService()
    const { list } = catalog
    catalog.list = (kind, query) => {
      limits.push(query.limit)
      return list(kind, query)
    }
    await get(`/api/v1/datasets/?page_size=${size}`)
    expect(limits).toEqual([expected])
  })

  it.each([
    ['/api/v1/datasets/?page=0', 404, 'Invalid page.'],
    ['/api/v1/datasets/?page=99', 404, 'Invalid page.'],
    ['/api/v1/datasets/?page=two', 404, 'Invalid page.'],
    [`/api/v1/datasets/${unknown}/`, 404, 'No Dataset matches the given query.'],
    [`/api/v1/datasets/${unknown}/filelist/`, 404, 'No Dataset matches the given query.'],
    [`/api/v1/files/${unknown}/`, 404, 'No File matches the given query.'],
    [`/api/v1/resources/${unknown}/`, 404, 'No Resource matches the given query.'],
    [`/api/v1/resources/${unknown}/versions/`, 404, 'No Resource matches the given query.'],
    ['/api/v1/datasets/x/', 404, 'Not found.'],
    ['/api/v1/resources/x/', 404, 'Not found.'],
    ['/api/v1/nothing', 404, 'Not found.'],
    ['/api/v1/nothing/', 404, 'Not found.'],
    ['/api/v1/datasets/%00/', 404, 'Not found.'],
    ['/api/v1/datasets/?cursor=%00', 404, 'Invalid cursor.'],
    ['/api/v1/datasets/?before=1', 400, '"before" is not a date in the form YYYYMMDD.'],
  ])(
    'the service responds to %s with %i and compact JSON that contains only the member detail',
    async (target, status, detail) => {
      const response = await service.get(target)
      expect([response.status, response.headers.get('content-type')]).toEqual([status, 'application/json'])
      expect(await response.text()).toBe(JSON.stringify({ detail }))
    },
  )

  it.each(['/api/v1/datasets/', `/api/v1/datasets/${dataset.id}/`, `/api/v1/resources/${resource.id}/`])(
    'the service returns 406 to a request for %s as an HTML page',
    async target => {
      const response = await service.get(target, { Accept: 'text/html' })
      expect([response.status, await response.text()]).toEqual([
        406,
        '{"detail":"Could not satisfy the request Accept header."}',
      ])
    },
  )

  it.each([
    ['datasets', 'climate_scenrio', 'There is no filter "climate_scenrio"; did you mean "'],
    ['datasets', 'verison', 'There is no filter "verison"; did you mean "version"?'],
    ['resources', 'dois', 'There is no filter "dois"; did you mean "doi"?'],
    ['datasets', 'qqqqqqqqqq', 'There is no filter "qqqqqqqqqq"; the known ones are '],
  ])('strict mode returns 400 for an unknown filter of %s: %s', async (kind, name, detail) => {
    expect((await service.get(`/api/v1/${kind}/?${name}=x`)).status).toBe(200)
    expect((await service.get(`/api/v1/${kind}/?${name}=&strict=true`)).status).toBe(200)
    const response = await service.get(`/api/v1/${kind}/?${name}=x&strict=true`)
    const told = (await response.json()).detail
    expect([response.status, told.slice(0, detail.length)]).toEqual([400, detail])
  })

  it('the root of the API contains exactly the URLs of the three listings', async () => {
    expect(await service.json('/api/v1/')).toEqual({
      datasets: `${baseUrl}/api/v1/datasets/`,
      files: `${baseUrl}/api/v1/files/`,
      resources: `${baseUrl}/api/v1/resources/`,
    })
  })

  it('the service omits non-public records from listings unless all=true, but returns the records by id', async () => {
    const hidden = {
      ...dataset,
      id: unknown,
      public: false,
      path: `${dataset.path}x`,
      name: `${dataset.name}x`,
      files: [],
    }
    const { json, get } = await fixtureService({}, [hidden])
    const ids = (page: { results: { id: string }[] }) => page.results.map(({ id }) => id)
    expect(ids(await json('/api/v1/datasets/'))).not.toContain(unknown)
    expect(ids(await json('/api/v1/datasets/?all=true'))).toContain(unknown)
    expect((await json(`/api/v1/datasets/${unknown}/`)).public).toBe(false)
    expect((await get(`/api/v1/datasets/${unknown}/filelist/`)).status).toBe(200)
  })

  it('the service cites an external resource by its title and DOI', async () => {
    const external = { id: unknown, doi: '10.5072/Elsewhere', title: 'Kept elsewhere', datacite: {} }
    const { json } = await fixtureService({}, [external])
    expect(await json(`/api/v1/resources/${unknown}/`)).toMatchObject({
      is_external: true,
      citation: 'Kept elsewhere. https://doi.org/10.5072/Elsewhere',
    })
  })
})

describe('what is added', () => {
  it('links of a listing by cursor contain every filter and the cursor, but not the page number', async () => {
    const first = await service.json('/api/v1/datasets/?cursor=*&page_size=1&page=7&all=true')
    const next = new URL(first.next)
    expect([...next.searchParams.keys()]).toEqual(['all', 'cursor', 'page_size'])
    expect(first.previous).toBeNull()
    const { headers } = await service.get(first.next)
    expect(linksIn(headers.get('link')).map(({ rel }) => rel)).toContain('first')
    expect(linksIn(headers.get('link')).find(({ rel }) => rel === 'first')?.href).toBe(
      `${baseUrl}/api/v1/datasets/?all=true&cursor=*&page_size=1`,
    )
  })

  it('a page of a listing links to the first, previous and next pages in the Link header', async () => {
    const { headers } = await service.get('/api/v1/resources/?page=2&page_size=1&query=10.5072')
    const path = `${baseUrl}/api/v1/resources/`
    expect(linksIn(headers.get('link')).map(({ rel, href }) => [rel, href])).toEqual([
      ['next', `${path}?page=3&page_size=1&query=10.5072`],
      ['prev', `${path}?page_size=1&query=10.5072`],
      ['first', `${path}?page_size=1&query=10.5072`],
    ])
  })

  it('the service omits the Link header of a listing with a very long query', async () => {
    const { headers, status } = await service.get(`/api/v1/resources/?page_size=1&query=10.5072&x=${'y'.repeat(5000)}`)
    expect([status, headers.get('link')]).toEqual([200, null])
  })

  it('the service sends the Cache-Control header given in the service options', async () => {
    const { get } = await fixtureService({ cacheControl: 'no-store' })
    expect((await get('/api/v1/datasets/')).headers.get('cache-control')).toBe('no-store')
    expect((await service.get('/api/v1/datasets/')).headers.get('cache-control')).toBe('public, max-age=60')
  })

  it('the service responds to a request even if the log fails', async () => {
    const errors: unknown[] = []
    const { get } = await fixtureService({
      onAnswer: () => {
        throw new Error('full')
      },
      onError: error => errors.push(error),
    })
    expect([(await get('/health')).status, errors.length]).toEqual([200, 1])
  })
})
