import { beforeAll, describe, expect, it } from 'vitest'
import { type Catalog, memoryCatalog } from '../../../src/catalog/index.ts'
import { formats } from '../../../src/formats/index.ts'
import { createService } from '../../../src/http/index.ts'
import { metadata } from '../../catalog/records.ts'
import { fixtureService, fixtures } from '../fixture-service.ts'

let service: Awaited<ReturnType<typeof fixtureService>>
beforeAll(async () => {
  service = await fixtureService()
})

const textOf = async (target: string): Promise<string> => (await service.get(target)).text()
const public_ = fixtures.resource.length

describe('a whole listing', () => {
  it.each(['bibtex', 'biblatex', 'ris', 'endnote', 'csl-json'] as const)(
    'reading a whole listing in %s returns as many records as the catalog has resources',
    async id => {
      const response = await service.get(`/api/v1/resources/?format=${id}`)
      expect(response.status).toBe(200)
      const read = formats.find(format => format.id === id)?.read?.(await response.text())
      expect(read?.ok && read.records.length).toBe(public_)
    },
  )

  it('the service assigns a distinct BibTeX key to every entry of a whole listing', async () => {
    const keys = [...(await textOf('/api/v1/resources/?format=bibtex')).matchAll(/^@\w+\{([^,]+),/gm)].map(
      ([, key]) => key,
    )
    expect([keys.length, new Set(keys).size]).toEqual([public_, public_])
  })

  it.each(['resources', 'datasets', 'files'])(
    'the service lists %s as lines of JSON with the same records as a single large page',
    async collection => {
      const page = (await service.json(`/api/v1/${collection}/?page_size=1000`)) as { results: unknown[] }
      const lines = (await textOf(`/api/v1/${collection}/?format=ndjson`)).split('\n')
      expect(lines.pop()).toBe('')
      expect(lines.map(line => JSON.parse(line))).toEqual(page.results)
    },
  )

  it('the service applies filters, fields and sort order to a whole listing', async () => {
    const lines = await textOf('/api/v1/resources/?format=ndjson&query=yield&sort=-title&fields=title')
    const page = (await service.json('/api/v1/resources/?query=yield&sort=-title&fields=title')) as {
      results: unknown[]
    }
    expect(lines).toBe(page.results.map(one => `${JSON.stringify(one)}\n`).join(''))
  })

  it('the service writes a whole listing as CSV with one header row', async () => {
    const text = await textOf('/api/v1/resources/?format=csv')
    expect(text.match(/^doi,url,/gm)).toHaveLength(1)
    expect(text).not.toMatch(/[^\r]\n\n/)
  })

  it('a whole listing as DataCite XML has as many records as the catalog has resources that are not external', async () => {
    const text = await textOf('/api/v1/resources/?format=datacite-xml')
    const records = text.match(/<resource\b.*?<\/resource>/gs) ?? []
    expect(records).toHaveLength(fixtures.resource.filter(({ is_external }) => !is_external).length)
    const read = formats.find(({ id }) => id === 'datacite-xml')?.read
    for (const record of records) expect(read?.(record).ok).toBe(true)
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<resources>\n')).toBe(true)
    expect(text.endsWith('\n</resources>\n')).toBe(true)
  })

  it.each([
    ['ndjson', ''],
    ['csl-json', '[]\n'],
    ['datacite-xml', '<?xml version="1.0" encoding="UTF-8"?>\n<resources>\n\n</resources>\n'],
    ['bibtex', ''],
  ])('the service writes an empty listing as %s', async (format, expected) => {
    expect(await textOf(`/api/v1/resources/?format=${format}&query=xyzzy`)).toBe(expected)
  })

  it('the service sends a whole listing as an attachment, and only headers for HEAD', async () => {
    const { headers } = await service.get('/api/v1/resources/?format=bibtex')
    expect(headers.get('content-disposition')).toBe('attachment; filename=resources.bib')
    const head = await service.get('/api/v1/resources/?format=bibtex', {}, 'HEAD')
    expect([head.status, await head.text()]).toEqual([200, ''])
  })

  it.each([
    ['/api/v1/resources/?format=bibtex&page=2', 400, 'omit "page"'],
    ['/api/v1/resources/?format=ris&cursor=*', 400, 'omit "cursor"'],
    ['/api/v1/resources/?format=ris&sort=relevance&query=a', 400, 'Results by relevance'],
    ['/api/v1/resources/?format=bibtx', 400, 'did you mean "bibtex"?'],
    ['/api/v1/datasets/?format=bibtex', 406, 'as json, ndjson'],
    ['/api/v1/resources/?format=__proto__', 400, 'There is no format'],
  ])('the request %s for a whole listing causes error %i', async (target, status, detail) => {
    const response = await service.get(target)
    expect([response.status, await response.json()]).toEqual([status, { detail: expect.stringContaining(detail) }])
  })
})

describe('a listing that is longer than memory', () => {
  const options = {
    baseUrl: 'https://data.example.org',
    filesUrl: 'https://files.example.org',
    termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: 'https://data.example.org/terms' },
  }

  function endless(catalog: Catalog): { catalog: Catalog; taken(): number; isLeft(): boolean } {
    let [taken, isLeft] = [0, false]
    return {
      taken: () => taken,
      isLeft: () => isLeft,
      catalog: {
        ...catalog,
        async *iterate(kind, filters) {
          try {
            for (;;)
              for await (const record of catalog.iterate(kind, filters)) {
                taken++
                yield record
              }
          } finally {
            isLeft = true
          }
        },
      },
    }
  }

  it('the service reads the catalog only as fast as the client receives a long listing, and stops when the client disconnects', async () => {
    const memory = memoryCatalog()
    await memory.ingest([metadata(1), metadata(2)])
    const { catalog, taken, isLeft } = endless(memory)
    const service = createService({ ...options, catalog })
    const { content } = await service({
      method: 'GET',
      target: '/api/v1/resources/?format=ris',
      header: () => undefined,
    })
    const chunks = content?.[Symbol.asyncIterator]()
    let bytes = 0
    for (let chunk = 0; chunk < 5; chunk++) bytes += (await chunks?.next())?.value.length
    expect(bytes).toBeGreaterThan(5 * 30_000)
    expect(taken()).toBeLessThan(5000)
    await chunks?.return?.()
    expect(isLeft()).toBe(true)
  })

  it('the service aborts a listing when the store fails, so that a partial listing never looks complete', async () => {
    const memory = memoryCatalog()
    await memory.ingest([metadata(1)])
    const catalog: Catalog = {
      ...memory,
      async *iterate(kind, filters) {
        for (let round = 0; round < 500; round++) yield* memory.iterate(kind, filters)
        throw new Error('gone')
      },
    }
    const service = createService({ ...options, catalog })
    const { content } = await service({
      method: 'GET',
      target: '/api/v1/resources/?format=ndjson',
      header: () => undefined,
    })
    const read = async (): Promise<void> => {
      for await (const _ of content ?? []);
    }
    await expect(read()).rejects.toThrow('gone')
  })
})
