import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { type Catalog, memoryCatalog, sqliteCatalog } from '../../../src/catalog/index.ts'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { createService } from '../../../src/http/index.ts'
import { toNodeHandler } from '../../../src/http/node/node-handler.ts'
import { dataset, file, fileAlone, many, metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { fakeTerminal } from '../fake-terminal.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

async function answering(
  answer: (target: string, base: string) => { status?: number; type?: string; body: string; etag?: string },
) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const target = request.url ?? ''
    asked.push(target)
    const { status = 200, type = 'application/json', body, etag } = answer(target, base())
    const isKnown = etag !== undefined && request.headers['if-none-match'] === etag
    const headers = { 'Content-Type': type, 'Retry-After': '0', ...(etag !== undefined && { ETag: etag }) }
    response.writeHead(isKnown ? 304 : status, headers).end(isKnown ? '' : body)
  })
  const base = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { base: base(), asked }
}

/** Starts the real service with some records, at the root of its host or below a path. */
async function serving(records: readonly unknown[], prefix = '') {
  const catalog = memoryCatalog()
  // Dates the records an hour before the first harvest, because later harvests request only newer changes.
  const { refused } = await catalog.ingest(records, { now: () => Date.now() - 3_600_000 })
  expect(refused).toEqual([])
  const options = {
    filesUrl: 'https://files.example.org',
    termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: 'https://x.example/' },
  }
  const server = createServer((request, response) => handle(request, response))
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}${prefix}`
  const statuses: number[] = []
  const handle = toNodeHandler(
    createService({ ...options, catalog, baseUrl, onAnswer: ({ status }) => statuses.push(status) }),
  )
  return { catalog, baseUrl, statuses: () => statuses.splice(0) }
}

function folder() {
  const { terminal, written, cwd, files } = fakeTerminal()
  return {
    async ingest(...args: string[]) {
      const [out, err] = [written.stdout.length, written.stderr.length]
      const exitCode = await run(['ingest', ...args, '--db', 'c.sqlite'], commands, terminal)
      return { exitCode, stdout: written.stdout.slice(out), stderr: written.stderr.slice(err) }
    },
    put: (name: string, text: string) => files.write(join(cwd, name), text),
    remove: () => rmSync(join(cwd, 'c.sqlite')),
    state: async () => JSON.parse(new TextDecoder().decode(await files.read('c.sqlite.sources.json'))).sources,
    async with<T>(work: (catalog: Catalog) => Promise<T>): Promise<T> {
      const catalog = sqliteCatalog(openSqlite(join(cwd, 'c.sqlite')))
      try {
        return await work(catalog)
      } finally {
        await catalog.close()
      }
    },
  }
}

const all = async (catalog: Catalog): Promise<Record<string, unknown>[]> => {
  const found: Record<string, unknown>[] = []
  for (const kind of ['dataset', 'file', 'resource'] as const)
    for await (const record of catalog.iterate(kind, { all: true })) found.push({ ...record })
  return found
}

const page = (records: readonly unknown[], next: string | null = null, count = records.length) => ({
  body: JSON.stringify({ count, next, previous: null, results: records }),
})

const resources = (from: number, to: number) =>
  many(from, to, number => ({ doi: `10.5072/up.${number}`, title: `Upstream ${number}`, datacite: null }))

describeWith(missingSqlite, 'ingest from a service', () => {
  it('ingest mirrors all public records, and changes nothing on the next run', async () => {
    const { catalog, baseUrl } = await serving([
      ...many(0, 230, number => dataset(number, { public: true })),
      ...many(0, 5, number => fileAlone(number)),
      ...many(0, 210, number => metadata(number)),
    ])
    const own = folder()
    const first = await own.ingest(`${baseUrl}/api/v1/`)
    expect(first).toMatchObject({ exitCode: 0, stderr: '' })
    const expected = await all(catalog)
    const mirrored = await own.with(all)
    const known = ['id', 'doi', 'path', 'version', 'specifiers', 'datacite', 'checksum', 'datasets']
    const outline = (record: Record<string, unknown>) => known.map(name => record[name])
    expect(mirrored.map(outline)).toEqual(expected.map(outline))
    const changes = () => own.with(mirror => mirror.changed('dataset', { limit: 1000 }))
    const before = await changes()
    for (const address of [`${baseUrl}/api/v1`, baseUrl, `${baseUrl}/`, `${baseUrl}/api`, `${baseUrl}/API/`])
      expect((await own.ingest(address)).exitCode).toBe(0)
    expect(await changes()).toEqual(before)
  })

  it('ingest --prune announces and then withdraws the same number of records, including the files of datasets', async () => {
    const records = many(0, 12, number => dataset(number, { public: true, files: [file(number)] }))
    const { catalog, baseUrl } = await serving(records)
    const own = folder()
    await own.ingest(baseUrl)
    const { records: found } = await catalog.list('dataset', { limit: 12 })
    await catalog.withdraw(
      'dataset',
      found.slice(1).map(({ id }) => id),
      { reason: 'It was a test.' },
    )
    expect((await own.ingest(baseUrl, '--prune')).stderr).toContain('22 of 24 records would be withdrawn')
    expect((await own.ingest(baseUrl, '--prune', '--yes')).stdout).toContain('22 records withdrawn')
  })

  it('ingest mirrors a service that is mounted at an address ending in /api', async () => {
    const { baseUrl } = await serving(
      many(0, 3, number => dataset(number, { public: true })),
      '/data/api',
    )
    for (const address of [baseUrl, `${baseUrl}/api`, `${baseUrl}/api/v1/`])
      expect((await folder().ingest(address)).stdout).toContain('3 datasets')
  })

  it('ingest keeps file paths inside and outside the dataset folder', async () => {
    const given = [
      ['Round/water/sea_daily', 'Round/water/sea_1990.nc'],
      ['Round/water/lake', 'Round/water/lake/100% ü.nc'],
      ['Round/ice', 'Round/Round/deep/ice.nc'],
      ['Round/snow', 'elsewhere/snow.nc'],
    ].map(([path = '', at = ''], number) => {
      const held = file(number, { path: at, name: at.slice(at.lastIndexOf('/') + 1) })
      return dataset(number, { path, public: true, files: [held] })
    })
    const { catalog, baseUrl } = await serving(given)
    const own = folder()
    expect(await own.ingest(`${baseUrl}/api/v1/`)).toMatchObject({ exitCode: 0, stderr: '' })
    const paths = (records: Record<string, unknown>[]) =>
      records.flatMap(({ files }) => (Array.isArray(files) ? files.map(({ path }) => path) : []))
    expect(paths(await own.with(all))).toEqual(paths(await all(catalog)))
  })

  it('ingest downloads only changed pages, unless an option requests all pages', async () => {
    const { catalog, baseUrl, statuses } = await serving([
      ...many(0, 450, number => dataset(number, { public: true, files: [] })),
      ...many(0, 210, number => metadata(number)),
    ])
    const own = folder()
    const mirror = (...args: string[]) => own.ingest(`${baseUrl}/api/v1/`, ...args)
    expect((await mirror()).stdout).toContain('660 records loaded')
    // Three pages of datasets, an empty page of files, and two pages of resources.
    const [sent, same] = [200, 304]
    expect(statuses()).toEqual([sent, sent, sent, sent, sent, sent])
    const again = await mirror()
    expect(again).toMatchObject({ exitCode: 0, stderr: '' })
    expect(again.stdout).toContain('0 records loaded')
    expect(statuses()).toEqual([same, same, same, same, same, same])
    const [changed] = (await catalog.list('dataset', { limit: 1, offset: 210 })).records
    await catalog.ingest([{ ...changed, size: 12_345 }])
    expect((await mirror()).stdout).toContain('200 records loaded')
    expect(statuses()).toEqual([same, sent, same, same, same, same])
    expect(await own.with(one => one.get('dataset', changed?.id ?? ''))).toMatchObject({ size: 12_345 })
    for (const option of ['--prune', '--full', '--strict']) {
      expect((await mirror(option)).exitCode).toBe(0)
      expect(statuses()).toEqual([sent, sent, sent, sent, sent, sent])
    }
    own.remove()
    expect((await mirror()).stdout).toContain('660 records loaded')
  })

  it('ingest requests refused records again, and ignores an invalid ETag', async () => {
    const { base } = await answering(target =>
      target.startsWith('/api/v1/datasets/')
        ? { ...page([{ id: 'nonsense', specifiers: {} }, ...resources(0, 2)]), etag: '"one"' }
        : { status: 404, body: '{}' },
    )
    const own = folder()
    for (let round = 0; round < 2; round++)
      expect(await own.ingest(`${base}/api/v1/`)).toMatchObject({
        exitCode: 1,
        stdout: expect.stringContaining('2 records'),
      })
    const address = `${base}/api/v1/`
    const pages = {
      [`${address}datasets/?page_size=200`]: { etag: 7 },
      'no address': { etag: '"one"', records: 1, count: 1 },
    }
    const state = { version: 1, sources: { [address]: { since: '2026-01-01T00:00:00Z', pages } } }
    await own.put('c.sqlite.sources.json', JSON.stringify(state))
    expect((await own.ingest(address)).stdout).toContain('2 records loaded')
  })

  it('ingest --prune withdraws records that the service has withdrawn', async () => {
    const { catalog, baseUrl } = await serving(many(0, 5, number => dataset(number, { public: true, files: [] })))
    const own = folder()
    await own.ingest(`${baseUrl}/api/v1/`)
    const [gone] = (await catalog.list('dataset', { limit: 1 })).records
    await catalog.withdraw('dataset', [gone?.id ?? ''], { reason: 'Wrong.' })
    expect((await own.ingest(`${baseUrl}/api/v1/`, '--prune')).stdout).toContain('1 record withdrawn')
    expect(await own.with(mirror => mirror.withdrawn('dataset', gone?.id ?? ''))).toBeDefined()
  })

  it('ingest resumes at the page at which the previous run was interrupted', async () => {
    let isDown = true
    const { base, asked } = await answering((target, at) => {
      const number = Number(new URL(target, at).searchParams.get('page') ?? 1)
      if (!target.startsWith('/api/v1/datasets/')) return { status: 404, body: '{}' }
      if (number === 4 && isDown) return { status: 500, body: 'down' }
      return page(
        resources(number * 10, number * 10 + 10),
        number < 6 ? `${at}/api/v1/datasets/?page=${number + 1}` : null,
        60,
      )
    })
    const own = folder()
    const broken = await own.ingest(`${base}/api/v1/`, '--batch', '7', '--prune')
    expect(broken.exitCode).toBe(3)
    expect(broken.stderr).toMatch(/500/)
    expect(broken.stderr).toContain('No missing record was withdrawn')
    expect(broken.stdout).toContain('30 records loaded')
    expect(Object.values(await own.state())).toMatchObject([{ next: `${base}/api/v1/datasets/?page=4` }])
    isDown = false
    asked.length = 0
    expect(await own.ingest(`${base}/api/v1/`)).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('30 records'),
    })
    expect(asked[0]).toBe('/api/v1/datasets/?page=4')
    expect(await own.with(async catalog => (await catalog.list('resource', { limit: 1, count: true })).count)).toBe(60)
    asked.length = 0
    await own.ingest(`${base}/api/v1/`)
    expect(asked[0]).toBe('/api/v1/datasets/?page_size=200')
  }, 60_000)

  it.each([
    [
      'announces more records than it lists',
      () => page(resources(0, 3), null, 50),
      'There should be 50 datasets, but only 3 were received',
      3,
    ],
    [
      'links back to an earlier page',
      (at: string) => page(resources(0, 3), `${at}/api/v1/datasets/?page_size=200`),
      'occurs a second time',
      3,
    ],
    [
      'lists pages without end',
      (at: string, target: string) =>
        page([], `${at}/api/v1/datasets/?page=${target.length}${'1'.repeat(target.length % 900)}`),
      'does not end',
      0,
    ],
    [
      'links to another host',
      () => page(resources(0, 3), 'http://169.254.169.254/api/v1/datasets/'),
      'is outside the service',
      0,
    ],
    ['returns JSON without a list of results', () => ({ body: '{"hello": 1}' }), 'It has no list of results', 0],
    ['sends broken JSON', () => ({ body: '{"count": 1, "resul' }), 'not a JSON object', 0],
    ['lists values that are not records', () => page([null, 7, { a: 1 }]), 'no list of results', 0],
  ])('ingest reports an error and ends with exit code 3 if a service %s', async (_, answer, message, count) => {
    const { base } = await answering((target, at) =>
      target.startsWith('/api/v1/datasets/') ? answer(at, target) : { status: 404, body: '{}' },
    )
    const own = folder()
    const { exitCode, stderr } = await own.ingest(`${base}/api/v1/`, '--prune')
    expect(stderr).toContain(message)
    expect(exitCode).toBe(3)
    expect(await own.with(async catalog => (await catalog.list('resource', { limit: 1, count: true })).count)).toBe(
      count,
    )
  })
})

describeWith(missingSqlite, 'ingest from OAI-PMH', () => {
  it('ingest --from-oai mirrors a citable service: first all records, then changes and deletions', async () => {
    const { catalog, baseUrl } = await serving(many(0, 130, number => metadata(number)))
    const own = folder()
    const args = ['--from-oai', `${baseUrl}/oai`]
    expect(await own.ingest(...args)).toMatchObject({
      exitCode: 0,
      stderr: '',
      stdout: expect.stringContaining('130 resources'),
    })
    expect(await own.with(async mirror => (await mirror.byDoi('10.5072/round.7'))?.title)).toBe(
      'Soil moisture of basin 7',
    )
    const state = Object.values(await own.state()) as { since: string }[]
    expect(Date.parse(state[0]?.since ?? '')).toBeGreaterThan(Date.now() - 600_000)
    const later = { now: () => Date.now() + 3600_000 }
    await catalog.ingest([metadata(3, { titles: [{ title: 'Changed' }] })], later)
    await catalog.withdraw(
      'resource',
      [(await catalog.byDoi('10.5072/round.5'))?.id ?? ''],
      { reason: 'Wrong.' },
      later,
    )
    const second = await own.ingest(...args, '--prune')
    expect(second.exitCode).toBe(0)
    expect(second.stdout).toMatch(/^1 record loaded.* 1 record withdrawn/)
    expect(second.stderr).toContain(
      'No missing record was withdrawn because this run loaded only part of the source; use --full',
    )
    expect(await own.with(async mirror => (await mirror.byDoi('10.5072/round.3'))?.title)).toBe('Changed')
    expect(await own.with(async mirror => mirror.byDoi('10.5072/round.5'))).toBeUndefined()
  })

  const envelope = (content: string): { type: string; body: string } => ({
    type: 'text/xml',
    body: `<OAI-PMH xmlns="http://www.openarchives.org/OAI/2.0/"><responseDate>2026-01-01T00:00:00Z</responseDate>${content}</OAI-PMH>`,
  })
  const formats = envelope(
    '<ListMetadataFormats><metadataFormat><metadataPrefix>oai_dc</metadataPrefix></metadataFormat></ListMetadataFormats>',
  )
  const identify = envelope('<Identify><granularity>YYYY-MM-DD</granularity></Identify>')
  const repository = (records: string) =>
    answering(target =>
      /ListMetadataFormats/.test(target) ? formats : /Identify/.test(target) ? identify : envelope(records),
    )

  it.each([
    ['a protocol error', '<error code="badArgument">No.</error>', 'badArgument: No.'],
    [
      'a resumption token that occurs twice',
      '<ListRecords><resumptionToken>a</resumptionToken></ListRecords>',
      'occurs a second time',
    ],
    [
      'a wrong list size',
      '<ListRecords><resumptionToken completeListSize="9"/></ListRecords>',
      'There should be 9 records, but only 0 were received',
    ],
    ['an entity declaration', '<!DOCTYPE a [<!ENTITY x "y">]>&x;', 'not well-formed'],
  ])('ingest reports a repository that responds with %s', async (_, content, message) => {
    const { base } = await repository(content)
    const { exitCode, stderr } = await folder().ingest('--from-oai', base)
    expect([exitCode, stderr]).toEqual([3, expect.stringContaining(message)])
  })

  it('ingest reports a status of 500, keeps the records received before and withdraws nothing', async () => {
    const record = (number: number) =>
      `<record><header><identifier>x:${number}</identifier><datestamp>2026-01-01</datestamp></header><metadata>
        <dc xmlns="http://www.openarchives.org/OAI/2.0/oai_dc/" xmlns:d="http://purl.org/dc/elements/1.1/"><d:title>Soil ${number}</d:title>
        <d:creator>Okafor, Ngozi</d:creator><d:publisher>Rain Repository</d:publisher><d:date>2021</d:date><d:type>Dataset</d:type>
        <d:identifier>https://doi.org/10.5072/x.${number}</d:identifier></dc></metadata></record>`
    const { base } = await answering(target => {
      if (/ListMetadataFormats/.test(target)) return formats
      if (/Identify/.test(target)) return identify
      if (/resumptionToken=/.test(target)) return { status: 500, body: 'down' }
      return envelope(`<ListRecords>${record(1)}${record(2)}<resumptionToken>next</resumptionToken></ListRecords>`)
    })
    const own = folder()
    const { exitCode, stderr, stdout } = await own.ingest('--from-oai', base, '--prune')
    expect([exitCode, stderr]).toEqual([3, expect.stringMatching(/No missing record was withdrawn[\s\S]* 500/)])
    expect(stdout).toContain('2 resources')
    expect(await own.with(async catalog => (await catalog.byDoi('10.5072/x.2'))?.title)).toBe('Soil 2')
  }, 60_000)

  it('ingest ends without an error if no records of the repository match the request', async () => {
    const { base } = await repository('<error code="noRecordsMatch">None.</error>')
    expect(await folder().ingest('--from-oai', base)).toMatchObject({ exitCode: 0, stderr: '' })
  })
})

describeWith(missingSqlite, 'ingest from DataCite', () => {
  const doi = (number: number) => ({ id: `10.5072/round.${number}`, type: 'dois', attributes: metadata(number) })

  it('ingest --from-datacite first requests all pages by cursor, and in later runs only changes', async () => {
    const { base, asked } = await answering((target, at) => {
      const { searchParams } = new URL(target, at)
      const cursor = Number(searchParams.get('page[cursor]'))
      const data = searchParams.has('query') ? [doi(1)] : many(cursor * 10, cursor * 10 + 10, doi)
      const next = cursor < 3 && !searchParams.has('query') ? `${at}/dois?page%5Bcursor%5D=${cursor + 1}` : undefined
      const total = searchParams.has('query') ? 1 : 30
      return { type: 'application/vnd.api+json', body: JSON.stringify({ data, meta: { total }, links: { next } }) }
    })
    const own = folder()
    const args = ['--from-datacite', '10.5072', '--resolver', base]
    expect(await own.ingest(...args)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('30 resources') })
    expect(new URL(asked[0] ?? '', base).searchParams.get('prefix')).toBe('10.5072')
    asked.length = 0
    expect(await own.ingest(...args)).toMatchObject({ exitCode: 0, stdout: expect.stringContaining('1 resource.') })
    expect(new URL(asked[0] ?? '', base).searchParams.get('query')).toMatch(/^updated:\[20\d\d-.*Z TO \*\]$/)
    asked.length = 0
    await own.ingest(...args, '--full')
    expect(new URL(asked[0] ?? '', base).searchParams.has('query')).toBe(false)
  })
})

describeWith(missingSqlite, 'ingest --since', () => {
  const empty = { type: 'application/vnd.api+json', body: JSON.stringify({ data: [], meta: { total: 0 }, links: {} }) }
  const queries = (asked: string[], base: string) =>
    asked.splice(0).map(target => new URL(target, base).searchParams.get('query'))

  it('ingest --since requests changes since the given time, and later runs miss no changes', async () => {
    const { base, asked } = await answering(() => empty)
    const own = folder()
    const args = ['--from-datacite', '10.5072', '--resolver', base]
    expect(await own.ingest(...args, '--since', '2026-05-01')).toMatchObject({ exitCode: 0, stderr: '' })
    expect(queries(asked, base)).toEqual(['updated:[2026-05-01T00:00:00.000Z TO *]'])
    // The second run requests the changes since the start of the first run.
    await own.ingest(...args)
    const [followed = ''] = queries(asked, base)
    expect(Date.parse(/\[(\S+)/.exec(followed ?? '')?.[1] ?? '')).toBeGreaterThan(Date.parse('2026-05-02'))
    const [{ since: last }] = Object.values(await own.state()) as [{ since: string }]
    // The changes between the last run and this time have not been requested, so the state keeps the last run.
    await own.ingest(...args, '--since', '2099-01-01T12:30Z')
    expect(queries(asked, base)).toEqual(['updated:[2099-01-01T12:30:00.000Z TO *]'])
    expect(Object.values(await own.state())).toMatchObject([{ since: last }])
  })

  it('ingest --from-oai --since requests only changes since the given day', async () => {
    const { baseUrl } = await serving([metadata(1)])
    const day = new Date().toISOString().slice(0, 10)
    const later = `${Number(day.slice(0, 4)) + 1}${day.slice(4, 8)}01`
    expect((await folder().ingest('--from-oai', `${baseUrl}/oai`, '--since', '2020-02-29')).stdout).toContain(
      '1 resource',
    )
    expect((await folder().ingest('--from-oai', `${baseUrl}/oai`, '--since', later)).stdout).not.toContain('1 resource')
  })
})

describeWith(missingSqlite, 'ingest from a DataCite', () => {
  const doi = (number: number) => ({ id: `10.5072/round.${number}`, type: 'dois', attributes: metadata(number) })
  const sheet = (data: unknown[], total: number, next?: string) => ({
    type: 'application/vnd.api+json',
    body: JSON.stringify({ data, meta: { total }, links: { next } }),
  })

  it.each([
    ['returns status 500', (at: string) => sheet(many(0, 3, doi), 6, `${at}/dois?page%5Bcursor%5D=2`), '500'],
    [
      'links back to an earlier page',
      (at: string, target: string) => sheet(many(0, 3, doi), 6, at + target),
      'occurs a second time',
    ],
    ['announces more records than it lists', () => sheet(many(0, 3, doi), 900), 'There should be 900'],
    [
      'links to an address with a password',
      (at: string) => sheet(many(0, 3, doi), 6, `${at.replace('//', '//user:secret@')}/dois`),
      'is outside the service',
    ],
    ['links to another host', () => sheet(many(0, 3, doi), 6, 'http://169.254.169.254/dois'), 'is outside the service'],
  ])(
    'ingest reports an error and withdraws nothing if a repository %s',
    async (_, answer, message) => {
      const { base } = await answering((target, at) =>
        target.includes('cursor%5D=2') ? { status: 500, body: 'down' } : answer(at, target),
      )
      const own = folder()
      const args = ['--from-datacite', '10.5072', '--resolver', base, '--prune']
      const { exitCode, stderr } = await own.ingest(...args)
      expect([exitCode, stderr]).toEqual([3, expect.stringContaining(message)])
      expect(stderr).toContain('No missing record was withdrawn')
    },
    60_000,
  )
})

describe('ingest refuses', () => {
  it.each([
    [['--from-datacite', 'a b'], 'should be a prefix'],
    [['--from-oai', 'ftp://x'], 'http or https URL'],
    [['https://a.example/api/v1/', 'https://b.example/api/v1/', '--prune'], 'only one'],
    [['https://a.example/api/v1/', '--watch'], 'files and folders only'],
    [['https://a.example/api/v1/datasets/'], 'the address of a service, which ends before /api'],
    [['https://a.example/api/v1/', '--offline'], 'With --offline'],
    [
      ['--from-datacite', '10.5072', '--since', 'May'],
      "--since should be a day such as 2026-05-01 or a time such as 2026-05-01T12:00:00Z, not 'May'.",
    ],
    [['--from-datacite', '10.5072', '--since', '2026-02-30'], "not '2026-02-30'"],
    [['--from-datacite', '10.5072', '--since', '2026-02-03', '--full'], 'choose one'],
    [['--from-datacite', '10.5072', '--since', '2026-02-03', '--prune'], 'omit --since'],
    [['https://a.example/api/v1/', '--since', '2026-02-03'], 'https://a.example/api/v1/ cannot list changes'],
    [['records/', '--since', '2026-02-03'], '--since needs --from-datacite or --from-oai'],
  ])('ingest refuses the arguments %j and gives the reason', async (args, message) => {
    const { exitCode, stderr } = await folder().ingest(...args)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
