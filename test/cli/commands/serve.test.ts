import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { sqliteCatalog } from '../../../src/catalog/index.ts'
import { serve } from '../../../src/http/node.ts'
import { dataset, file, fileAlone, many, metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { testWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'
import { served as servedWith } from '../served.ts'

const files = {
  'data/datasets.ndjson.gz': gzipSync(many(0, 30, number => JSON.stringify(dataset(number))).join('\n')),
  'data/record.json': JSON.stringify(metadata(1)),
  'bad.ndjson': [dataset(50), { ...dataset(51), version: 'x' }].map(one => JSON.stringify(one)).join('\n'),
  'empty.json': '[]',
}

const served: typeof servedWith = (args, use, surroundings) => servedWith(args, use, { files, ...surroundings })

const json = async (url: string) => (await fetch(url)).json()

describe('serve', () => {
  it('serve serves linked example records if no input is named', async () => {
    const { exitCode, stderr } = await served([], async url => {
      const { results } = await json(`${url}/api/v1/datasets/?page_size=100`)
      expect(results.length).toBeGreaterThan(4)
      for (const { url: own, resources, files: listed } of results) {
        expect((await json(own)).url).toBe(own)
        for (const { url: file } of listed) expect((await fetch(file)).status).toBe(200)
        for (const { id } of resources) expect((await fetch(`${url}/api/v1/resources/${id}/`)).status).toBe(200)
      }
      const { results: resources } = await json(`${url}/api/v1/resources/?page_size=100`)
      const latest = resources.find(({ version }: { version: string }) => version === '1.2')
      const chain = await json(`${url}/api/v1/resources/${latest.id}/versions/`)
      expect(chain.versions).toHaveLength(3)
      expect(chain.latest).toBe(latest.doi)
    })
    expect(exitCode).toBe(0)
    expect(stderr).toMatch(/^Serving examples.* at http:\/\/127\.0\.0\.1:\d+\/\n/)
  })

  it('serves the records of a folder and reports refused records', async () => {
    const { exitCode, stderr } = await served(['data', 'bad.ndjson'], async url => {
      expect((await json(`${url}/api/v1/datasets/?all=true`)).count).toBe(31)
      expect((await json(`${url}/api/v1/resources/`)).count).toBe(1)
    })
    expect(exitCode).toBe(0)
    expect(stderr).toMatch(/^citable: bad\.ndjson: record 2 \([\da-f-]{36}\): \/version/m)
    expect(stderr).toContain('32 records loaded: 31 datasets, 0 files, 1 resource. 1 rejected.')
  })

  testWith(missingSqlite, 'stores records in the database that --db names, and serves it without inputs', async () => {
    const { cwd } = await served(['data', '--db', 'new.sqlite'], async url => {
      expect((await json(`${url}/api/v1/datasets/?all=true`)).count).toBe(30)
    })
    const path = `${cwd}-kept.sqlite`
    const catalog = sqliteCatalog(openSqlite(path))
    await catalog.ingest([dataset(1)])
    await catalog.close()
    await served([path], async url => expect((await json(`${url}/api/v1/datasets/`)).count).toBe(1))
    await served(['--db', path], async url => expect((await json(`${url}/api/v1/datasets/`)).count).toBe(1))
    for (const end of ['', '-wal', '-shm']) (await import('node:fs')).rmSync(path + end, { force: true })
  })

  it('serve logs each response as a line of JSON, or as text on a terminal', async () => {
    const ask = async (url: string) => {
      await fetch(`${url}/api/v1/datasets/?page=2&query=%1b%5b31m`)
      await fetch(`${url}/nothing`, { method: 'HEAD' })
    }
    const lines = (await served(['data'], ask)).stdout.trim().split('\n')
    expect(lines.map(line => JSON.parse(line))).toMatchObject([
      { client: '127.0.0.1', method: 'GET', target: '/api/v1/datasets/?page=2&query=%1b%5b31m', status: 404 },
      { method: 'HEAD', status: 404, bytes: 0, ms: expect.any(Number), time: expect.stringMatching(/Z$/) },
    ])
    const { stdout } = await served(['data', '--no-color'], ask, { isTTY: true })
    expect(stdout).toMatch(/^\d\d:\d\d:\d\d 404 GET \/api\/v1\/datasets\/\S+ [\d.]+ ms \d+ B\n\d\d:/)
    expect((await served(['data', '--log', 'none'], ask)).stdout).toBe('')
  })

  it('serve uses the URLs, title, terms of use and page size given as options', async () => {
    const base = 'https://data.example.org/repository'
    const options = ['--base-url', `${base}/`, '--files-url', 'https://files.example.org']
    const texts = ['--title', 'Fields of the North', '--terms-of-use', 'Ask first.']
    await served(['data', ...options, ...texts, '--limit-page-size', '3'], async url => {
      expect(await (await fetch(`${url}/oai?verb=Identify`)).text()).toContain('>Fields of the North<')
      const page = await json(`${url}/api/v1/datasets/?page_size=50`)
      expect(page.results).toHaveLength(3)
      expect(page.next).toMatch(`${base}/api/v1/datasets/?page=2`)
      expect(page.results[0].terms_of_use).toEqual({ terms_of_use: 'Ask first.', terms_of_use_url: `${base}/` })
      expect(page.results[0].files[0].file_url).toMatch(/^https:\/\/files\.example\.org\//)
    })
  })

  it('serve collects Prometheus metrics unless they are disabled', async () => {
    await served(['data'], async url => {
      await fetch(`${url}/api/v1/datasets/`)
      const figures = await fetch(`${url}/metrics`)
      expect(figures.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
      const text = await figures.text()
      expect(text).toContain('http_requests_total{method="GET",route="/api/v1/datasets/",status="200"} 1')
      expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
      expect(text).toMatch(/^http_requests_in_flight 0$/m)
    })
    await served(['data', '--no-metrics'], async url => expect((await fetch(`${url}/metrics`)).status).toBe(404))
  })

  it('serve limits the requests of each client, identified by its address or by the address that a trusted proxy reports', async () => {
    await served(['data', '--rate', '2'], async url => {
      const statuses = []
      for (let number = 0; number < 3; number++) statuses.push((await fetch(`${url}/api/v1/`)).status)
      expect(statuses).toEqual([200, 200, 429])
      const refused = await fetch(`${url}/api/v1/`)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await refused.json()).toEqual({ detail: 'Request was throttled.' })
      for (const path of ['/health', '/ready', '/ready?probe=1']) expect((await fetch(url + path)).status).toBe(200)
    })
    await served(['data', '--rate', '1', '--trust-proxy'], async url => {
      const from = (address: string) =>
        fetch(`${url}/api/v1/`, { headers: { 'X-Forwarded-For': `10.0.0.1, ${address}` } })
      const answers = [await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.2')]
      expect(answers.map(({ status }) => status)).toEqual([200, 429, 200])
    })
  })

  it.each([
    [['gone.json'], /no such file/],
    [['gone.sqlite'], /The database gone\.sqlite does not exist; create it with citable ingest/],
    [['--db', 'gone.db'], /The database gone\.db does not exist/],
    [['empty.json'], /None of the inputs contains a record/],
    [['a.sqlite', 'data'], /Only one database can be served at a time/],
    [['mysql://x/y'], /stored in a mysql database/],
    [['--port', '65536'], /up to 65535/],
    [['--rate', '0'], /'--rate' requires a whole number above 0/],
    [['--base-url', 'data.example.org'], /needs an address such as/],
    [['--base-url', 'https://data.example.org/?a=b'], /needs an address such as/],
    [['--base-url', 'https://:secret@data.example.org'], /needs an address such as/],
    [['--host', '192.0.2.1'], /is not an address of this machine/],
  ])('serve ends with exit code 2 for the arguments %j', async (args, message) => {
    const { exitCode, stderr } = await citable(['serve', ...args], { files, stop: Promise.resolve() })
    expect(stderr).toMatch(message)
    expect(stderr).not.toContain('unexpectedly')
    expect(exitCode).toBe(2)
  })

  it('serve reports that its port is in use', async () => {
    const { url, close } = await serve(() => async () => ({ status: 200, headers: [] }), { port: 0 })
    const { port } = new URL(url)
    const { exitCode, stderr } = await citable(['serve', '--port', port])
    expect(stderr).toBe(
      `citable: Port ${port} of 127.0.0.1 is in use by another program; choose another one with --port, or any free one with --port 0.\n`,
    )
    expect(exitCode).toBe(2)
    await close()
  })

  it('serve ends with exit code 3 if the database does not respond, and does not show the password', async () => {
    const { exitCode, stderr } = await citable(['serve', 'postgres://nobody:secret@127.0.0.1:9/none'])
    expect(stderr).toMatch(/^citable: The PostgreSQL database does not answer: .*ECONNREFUSED/)
    expect(stderr).not.toContain('secret')
    expect(exitCode).toBe(3)
  })
})

describe('serve --files', () => {
  const content = 'the bytes of a file'
  const record = dataset(1, {
    public: true,
    files: [
      {
        ...file(1),
        path: 'deep/one.nc',
        size: content.length,
        checksum: createHash('sha512').update(content).digest('hex'),
      },
    ],
  })
  const given = { 'records.json': JSON.stringify(record), 'data/deep/one.nc': content }

  it('serve --files serves the files of a folder', async () => {
    await served(
      ['records.json', '--files', 'data'],
      async url => {
        const { results } = await json(`${url}/api/v1/datasets/`)
        expect(await (await fetch(results[0].files[0].file_url)).text()).toBe(content)
        expect((await fetch(results[0].download_url)).headers.get('content-type')).toBe('application/zip')
      },
      { files: given },
    )
  })

  it.each(['nowhere', 'records.json'])('serve --files requires a folder and refuses the path %s', async folder => {
    const { exitCode, stderr } = await citable(['serve', 'records.json', '--files', folder], { files: given })
    expect(exitCode).toBe(2)
    expect(stderr).toMatch(new RegExp(`citable: The option '--files' needs a folder; ${folder} cannot be used: `))
  })
})

describe('serve --metrics', () => {
  it('serve accepts only GET, HEAD and OPTIONS at /metrics', async () => {
    await served([], async url => {
      const ask = (method: string) => fetch(`${url}/metrics`, { method })
      const [whole, head, options, posted] = [
        await ask('GET'),
        await ask('HEAD'),
        await ask('OPTIONS'),
        await ask('POST'),
      ]
      expect([whole, head, options, posted].map(({ status }) => status)).toEqual([200, 200, 200, 405])
      for (const { headers } of [whole, head, options, posted]) {
        expect(headers.get('allow')).toBe('GET, HEAD, OPTIONS')
        expect(headers.get('vary')).toMatch(/^Accept(?:, Accept-Encoding)?$/)
      }
      expect(await whole.text()).toContain('# TYPE http_requests_total counter')
      expect(await posted.json()).toEqual({ detail: 'Method "POST" not allowed.' })
    })
  })
})

describe('serve --label', () => {
  it('serve adds the labels given with --label to the built-in specifier labels', async () => {
    const labelled = { 'file.json': JSON.stringify(fileAlone(1)) }
    await served(
      ['file.json', '--label', 'start_year=First year'],
      async url => {
        const { results } = await json(`${url}/api/v1/files/`)
        expect(Object.keys(results[0].pretty_specifiers)).toEqual(['Impact model', 'First year'])
      },
      { files: labelled },
    )
    const { exitCode, stderr } = await citable(['serve', '--label', 'crop'])
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining("not 'crop'")])
  })
})
