import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { memoryCatalog, sqliteCatalog } from '../../../src/catalog/index.ts'
import { commands } from '../../../src/cli/commands/index.ts'
import { run } from '../../../src/cli/run.ts'
import { openSource } from '../../../src/cli/serve/source.ts'
import { createService } from '../../../src/http/index.ts'
import { toNodeHandler } from '../../../src/http/node/node-handler.ts'
import { dataset, fileAlone, many, metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { fakeTerminal } from '../fake-terminal.ts'
import { served } from '../served.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
})

/**
 * Starts a service that truncates each list after a number of records, as the ISIMIP service does. The service may also
 * list all ids.
 */
async function capped(
  total: number,
  most: number,
  ids: 'names all ids' | 'names no ids',
  kind: 'text' | 'page' = 'text',
) {
  const all = many(0, total, number => ({
    id: idOf(number),
    doi: `10.5072/up.${number}`,
    title: `Upstream ${number}`,
    datacite: null,
  }))
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
    asked.push(request.url ?? '')
    const send = (status: number, type: string, body: string) =>
      response.writeHead(status, { 'Content-Type': type, ETag: `"${body.length}"` }).end(body)
    if (pathname === '/api/v1/ids/' && ids === 'names all ids')
      return send(200, 'text/plain', [...all, { id: idOf(9999) }].map(({ id }) => `${id}\tsome/path\n`).join(''))
    if (pathname !== '/api/v1/datasets/')
      return kind === 'text' || pathname !== '/api/v1/ids/'
        ? send(404, 'text/plain', 'no')
        : send(200, 'text/html', '<html>')
    const wanted = searchParams.getAll('id')
    const matching = wanted.length === 0 ? all : all.filter(({ id }) => wanted.includes(id))
    const size = Number(searchParams.get('page_size') ?? 20)
    const page = Number(searchParams.get('page') ?? 1)
    const count = Math.min(most + 1, matching.length)
    const next = page * size < count ? `${base()}/api/v1/datasets/?page=${page + 1}&page_size=${size}` : null
    const results = matching.slice((page - 1) * size, Math.min(page * size, count))
    send(200, 'application/json', JSON.stringify({ count, next, previous: null, results }))
  })
  const base = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  servers.push(server)
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return { base: base(), asked, all }
}

const idOf = (number: number): string => `5d2b40a1-1c52-4b8e-9a55-${String(number).padStart(12, '0')}`

function folder() {
  const { terminal, written, cwd } = fakeTerminal()
  return {
    terminal,
    database: join(cwd, 'c.sqlite'),
    async ingest(...args: string[]) {
      const [out, err] = [written.stdout.length, written.stderr.length]
      const exitCode = await run(['ingest', ...args, '--db', 'c.sqlite'], commands, terminal)
      return { exitCode, stdout: written.stdout.slice(out), stderr: written.stderr.slice(err) }
    },
    async catalog<T>(work: (catalog: ReturnType<typeof sqliteCatalog>) => Promise<T>): Promise<T> {
      const catalog = sqliteCatalog(openSqlite(join(cwd, 'c.sqlite')))
      try {
        return await work(catalog)
      } finally {
        await catalog.close()
      }
    },
    remove: () => rmSync(join(cwd, 'c.sqlite')),
  }
}

const counted = (own: ReturnType<typeof folder>) =>
  own.catalog(async catalog => (await catalog.list('resource', { limit: 1, count: true })).count)

describeWith(missingSqlite, 'a mirror of a service that cuts its lists off', () => {
  it('ingest mirrors all records of a service that lists all ids, on the first and on later runs', async () => {
    const { base, asked } = await capped(1500, 1000, 'names all ids')
    const own = folder()
    for (const args of [[], [], ['--prune']]) {
      expect(await own.ingest(`${base}/api/v1/`, ...args)).toMatchObject({ exitCode: 0, stderr: '' })
      expect(await counted(own)).toBe(1500)
    }
    expect(Math.max(...asked.map(target => target.length))).toBeLessThan(4200)
  })

  it('ingest reports a truncated list of records if the service lists no ids, and withdraws nothing', async () => {
    for (const kind of ['text', 'page'] as const) {
      const { base, asked } = await capped(1500, 1000, 'names no ids', kind)
      const own = folder()
      const first = await own.ingest(`${base}/api/v1/`, '--prune')
      expect(first.exitCode).toBe(3)
      expect(first.stderr).toContain(
        'The list of datasets ends at 1,001 records, which appears to be a limit of the service',
      )
      expect(first.stderr).toContain('No missing record was withdrawn')
      expect(await counted(own)).toBe(1001)
      asked.length = 0
      expect((await own.ingest(`${base}/api/v1/`)).exitCode).toBe(3)
      expect(asked[0]).toBe('/api/v1/datasets/?page_size=200')
    }
  })

  it('ingest reports no truncated list for a service of 300 records that lists no ids', async () => {
    const { base } = await capped(300, 1000, 'names no ids')
    expect(await folder().ingest(`${base}/api/v1/`)).toMatchObject({ exitCode: 0, stderr: '' })
  })
})

describeWith(missingSqlite, 'a mirror', () => {
  /** Starts a service with records whose files are at another address (`filesUrl`). */
  async function upstream(records: readonly unknown[]) {
    const catalog = memoryCatalog()
    expect((await catalog.ingest(records)).refused).toEqual([])
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      return handle(request, response)
    })
    servers.push(server)
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const asked: string[] = []
    const handle = toNodeHandler(
      createService({
        catalog,
        baseUrl,
        filesUrl: 'https://files.example.org/data',
        termsOfUse: { terms_of_use: 'Cite.', terms_of_use_url: 'https://x.example/' },
      }),
    )
    return { catalog, address: `${baseUrl}/api/v1/`, asked }
  }

  it('ingest mirrors the reasons and successors of withdrawn records, and reports restored records', async () => {
    const { catalog, address } = await upstream([
      ...many(0, 3, number => dataset(number, { public: true })),
      ...many(0, 3, number => metadata(number)),
    ])
    const own = folder()
    expect((await own.ingest(address)).exitCode).toBe(0)
    const [gone] = (await catalog.list('resource', { limit: 1 })).records
    const [lost] = (await catalog.list('dataset', { limit: 1 })).records
    const ids = [gone?.id ?? '', lost?.id ?? ''] as const
    await catalog.withdraw('resource', [ids[0]], { reason: 'The calibration was wrong.', successor: '10.5072/round.2' })
    await catalog.withdraw('dataset', [ids[1]], { reason: 'It was a test.' })
    expect((await own.ingest(address, '--prune')).stdout).toContain(' withdrawn.')
    expect(await own.catalog(mirror => mirror.withdrawn('resource', ids[0]))).toMatchObject({
      reason: 'The calibration was wrong.',
      successor: '10.5072/round.2',
    })
    expect(await own.catalog(mirror => mirror.withdrawn('dataset', ids[1]))).toMatchObject({ reason: 'It was a test.' })
    await catalog.restore('resource', [ids[0]])
    const again = await own.ingest(address)
    expect(again.stdout).toContain(' 1 record restored.')
    expect(await own.catalog(mirror => mirror.get('resource', ids[0]))).toBeDefined()
    expect((await own.ingest(address, '--full')).stdout).not.toContain('restored')
  })

  it('ingest --prune withdraws nothing if more than ten records and more than a tenth of all are missing, unless an option allows the withdrawal', async () => {
    const { catalog, address } = await upstream(many(0, 60, number => metadata(number)))
    const own = folder()
    await own.ingest(address)
    const ids = (await catalog.list('resource', { limit: 100 })).records.map(({ id }) => id)
    const left = () => counted(own)
    await catalog.withdraw('resource', ids.slice(0, 10), { reason: 'Wrong.' })
    expect((await own.ingest(address, '--prune')).exitCode).toBe(0)
    expect(await left()).toBe(50)
    await catalog.withdraw('resource', ids.slice(10, 22), { reason: 'Wrong.' })
    for (const args of [['--prune'], ['--prune', '--prune-limit', '11']]) {
      const { exitCode, stderr } = await own.ingest(address, ...args)
      expect([exitCode, stderr]).toEqual([2, expect.stringContaining('12 of 50 records would be withdrawn')])
      expect(stderr).toContain('--prune-limit 12 or --yes')
      expect(await left()).toBe(50)
    }
    expect((await own.ingest(address, '--prune', '--prune-limit', '12')).exitCode).toBe(0)
    expect(await left()).toBe(38)
    await catalog.withdraw('resource', ids.slice(22, 50), { reason: 'Wrong.' })
    expect((await own.ingest(address, '--prune', '--yes')).stdout).toContain('28 records withdrawn')
    expect(await left()).toBe(10)
  })

  it("ingest remembers the base URL of a mirrored service's raw files", async () => {
    const { address } = await upstream([
      ...many(0, 3, number => dataset(number, { public: true })),
      ...many(0, 2, number => fileAlone(number)),
    ])
    const own = folder()
    for (let round = 0; round < 2; round++) {
      await own.ingest(address)
      const { catalog, filesUrl } = await openSource(['c.sqlite'], {}, own.terminal)
      await catalog.close()
      expect(filesUrl).toBe('https://files.example.org/data')
    }
  })

  it('a mirror of a mirror has the file URLs of the original service', async () => {
    const { address } = await upstream(many(0, 3, number => dataset(number, { public: true })))
    const [first, second] = [folder(), folder()]
    await first.ingest(address)
    await served([first.database], async url => {
      const { results } = await (await fetch(`${url}/api/v1/datasets/`)).json()
      expect(results[0].files[0].file_url).toMatch(/^https:\/\/files\.example\.org\/data\/Round\//)
      expect((await second.ingest(url)).exitCode).toBe(0)
    })
    await served([second.database], async url => {
      const { results } = await (await fetch(`${url}/api/v1/files/`)).json()
      expect(results).toHaveLength(3)
      for (const { file_url, json_url } of results)
        for (const one of [file_url, json_url]) expect(one).toMatch(/^https:\/\/files\.example\.org\/data\/Round\//)
    })
  })

  it('a mirror of a service with more than 1,000 records requests all ids and becomes complete', async () => {
    const { address, asked } = await upstream([
      ...many(0, 1500, number => metadata(number)),
      ...many(0, 1001, number => ({ ...dataset(number), id: idOf(number), files: [] })),
    ])
    const own = folder()
    for (const args of [[], ['--prune']]) {
      asked.length = 0
      expect(await own.ingest(address, ...args)).toMatchObject({ exitCode: 0, stderr: '' })
      expect(await counted(own)).toBe(1500)
    }
    expect(asked).toContain('/api/v1/ids/')
  })
})
