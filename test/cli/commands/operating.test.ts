import { copyFileSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { CatalogError, sqliteCatalog } from '../../../src/catalog/index.ts'
import { commonOptions } from '../../../src/cli/command.ts'
import { commands } from '../../../src/cli/commands/index.ts'
import type { Option } from '../../../src/cli/options.ts'
import { run } from '../../../src/cli/run.ts'
import { fromConfigFile } from '../../../src/cli/serve/config-file.ts'
import { followedCatalog } from '../../../src/cli/serve/followed.ts'
import { serveOptions } from '../../../src/cli/serve/options.ts'
import { fromEnvironment, unknownVariables } from '../../../src/cli/terminal/environment.ts'
import { many, metadata } from '../../catalog/records.ts'
import { missingSqlite, openSqlite } from '../../catalog/sqlite-driver.ts'
import { describeWith } from '../../missing.ts'
import { citable, fakeTerminal } from '../fake-terminal.ts'
import { served } from '../served.ts'

const countIn = async (path: string): Promise<number | undefined> => {
  const catalog = sqliteCatalog(openSqlite(path))
  const { count } = await catalog.list('resource', { query: 'soil', limit: 1, count: true })
  await catalog.close()
  return count
}

const fill = async (path: string, count: number): Promise<void> => {
  const catalog = sqliteCatalog(openSqlite(path))
  await catalog.ingest(many(0, count, number => metadata(number)))
  await catalog.close()
}

describeWith(missingSqlite, 'backup', () => {
  it('backup copies a catalog that is open for writing', async () => {
    const { terminal, written, cwd } = fakeTerminal()
    const live = sqliteCatalog(openSqlite(join(cwd, 'live.sqlite')))
    await live.ingest(many(0, 300, number => metadata(number)))
    expect(await run(['backup', 'live.sqlite', 'copy.sqlite'], commands, terminal)).toBe(0)
    expect(written.stdout).toMatch(/^copy\.sqlite: [\d,]+ bytes\.\n$/)
    await live.ingest([metadata(301)])
    await live.close()
    expect(await countIn(join(cwd, 'copy.sqlite'))).toBe(300)
  })

  it.each([
    [['none.sqlite', 'b'], 'The database none.sqlite does not exist.'],
    [['text.sqlite', 'text.sqlite'], 'The file text.sqlite already exists'],
    [['text.sqlite', 'b'], 'cannot be copied'],
    [['postgres://localhost/a', 'b'], 'pg_dump'],
    [['a'], 'Name the database'],
  ])('backup refuses the arguments %j', async (args, message) => {
    const files = { 'text.sqlite': 'not a database at all, '.repeat(50) }
    const { exitCode, stderr } = await citable(['backup', ...args], { files })
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})

describeWith(missingSqlite, 'a catalog whose file is replaced', () => {
  it('serve uses the new file after a catalog is replaced, and is not ready while the file is missing', async () => {
    const { terminal, cwd } = fakeTerminal()
    const [path, other] = [join(cwd, 'c.sqlite'), join(cwd, 'new.sqlite')]
    await fill(path, 3)
    await fill(other, 5)
    const open = async () => sqliteCatalog(openSqlite(path))
    const catalog = await followedCatalog('c.sqlite', open, terminal)
    const count = async () => (await catalog.list('resource', { limit: 1, count: true })).count
    await catalog.ready()
    const before = await catalog.revision()
    rmSync(path)
    await expect(catalog.ready()).rejects.toThrow(CatalogError)
    expect(await count()).toBe(3)
    writeFileSync(path, 'no database, but long enough to be taken for the header of one. '.repeat(99))
    await expect(catalog.ready()).rejects.toThrow('it is not a SQLite database')
    expect(await count()).toBe(3)
    const foreign = openSqlite(`${path}.foreign`)
    foreign.exec('create table notes (note text)')
    foreign.close()
    renameSync(`${path}.foreign`, path)
    await expect(catalog.ready()).rejects.toThrow('it is not a catalog')
    expect(await count()).toBe(3)
    copyFileSync(other, `${path}.newer`)
    const newer = openSqlite(`${path}.newer`)
    newer.exec('pragma user_version = 99')
    newer.close()
    renameSync(`${path}.newer`, path)
    await expect(catalog.ready()).rejects.toThrow('it is the catalog of a newer release')
    expect(await count()).toBe(3)
    for (const end of ['-wal', '-shm']) rmSync(path + end, { force: true })
    copyFileSync(other, `${path}.tmp`)
    renameSync(`${path}.tmp`, path)
    await catalog.ready()
    expect(await count()).toBe(5)
    expect(await catalog.revision()).not.toBe(before)
    await catalog.close()
  })

  it('serve ignores the -wal file of a replaced catalog, even if a writer is still active', async () => {
    const { terminal, cwd } = fakeTerminal()
    const [path, other] = [join(cwd, 'c.sqlite'), join(cwd, 'new.sqlite')]
    await fill(path, 3)
    await fill(other, 50)
    const catalog = await followedCatalog('c.sqlite', async () => sqliteCatalog(openSqlite(path)), terminal)
    await catalog.ready()
    // A writer that has ended normally has emptied the -wal file; one that still runs, or was killed, has not.
    await fill(path, 20)
    expect(statSync(`${path}-wal`).size).toBe(0)
    const writer = sqliteCatalog(openSqlite(path))
    await writer.ingest(many(20, 25, number => metadata(number)))
    expect(statSync(`${path}-wal`).size).toBeGreaterThan(0)
    const listed: string[] = []
    for await (const { doi } of catalog.iterate('resource')) {
      listed.push(doi)
      if (listed.length > 1) continue
      renameSync(other, path)
      await catalog.ready()
    }
    expect(new Set(listed).size).toBe(listed.length)
    expect(await countIn(path)).toBe(50)
    expect((await catalog.list('resource', { limit: 1, count: true })).count).toBe(50)
    await catalog.close()
    await writer.close()
    expect(await countIn(path)).toBe(50)
  })

  it('serve keeps the old catalog and is not ready if an empty or truncated file replaces the catalog', async () => {
    const { terminal, cwd } = fakeTerminal()
    const [path, other] = [join(cwd, 'c.sqlite'), join(cwd, 'new.sqlite')]
    await fill(path, 3)
    await fill(other, 50)
    const catalog = await followedCatalog('c.sqlite', async () => sqliteCatalog(openSqlite(path)), terminal)
    const whole = readFileSync(other)
    for (const bytes of [Buffer.alloc(0), whole.subarray(0, 50), whole.subarray(0, whole.length - 9000)]) {
      writeFileSync(`${path}.tmp`, bytes)
      renameSync(`${path}.tmp`, path)
      await expect(catalog.ready()).rejects.toThrow('cannot be opened')
      expect((await catalog.list('resource', { limit: 1, count: true })).count).toBe(3)
      expect(statSync(path).size).toBe(bytes.length)
    }
    renameSync(other, path)
    await catalog.ready()
    expect((await catalog.list('resource', { limit: 1, count: true })).count).toBe(50)
    await catalog.close()
  })
})

describe('serve', () => {
  it('serve reports at /ready that it is shutting down, and still responds to requests', async () => {
    let stop = (): void => undefined
    let heard = (_: string): void => undefined
    const url = new Promise<string>(resolve => (heard = resolve))
    let said = ''
    const running = citable(['serve', '--port', '0', '--log', 'none'], {
      env: { CITABLE_SERVE_DRAIN: '2', CITABLE_SERVE_TITLE: 'Rain Data' },
      stop: new Promise<void>(resolve => (stop = resolve)),
      onError(text) {
        said += text
        const found = /at (http:\/\/[^\s/]+)\/\n/.exec(said)?.[1]
        if (found !== undefined) heard(found)
      },
    })
    const base = await url
    const statuses = async () =>
      Promise.all(['/ready', '/health', '/api/v1/datasets/'].map(async path => (await fetch(base + path)).status))
    expect(await statuses()).toEqual([200, 200, 200])
    expect(await (await fetch(`${base}/`)).text()).toContain('Rain Data')
    stop()
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(await statuses()).toEqual([503, 200, 200])
    expect((await running).exitCode).toBe(0)
  }, 20_000)
})

describe('every option', () => {
  const sampleOf = ({ value, choices, integer, repeatable }: Option): string | number | boolean | string[] => {
    if (value === undefined) return true
    const one = choices?.at(-1) ?? (integer ? 7 : 'a=b c')
    return repeatable ? [String(one), 'd=e'] : one
  }
  const textOf = (sample: string | number | boolean | string[]): string =>
    Array.isArray(sample) ? sample.join('\n') : String(sample)
  const all: [string, Option][] = Object.entries({ ...serveOptions, color: commonOptions.color })

  it.each(all)('serve reads the option --%s from the environment', (name, option) => {
    const sample = sampleOf(option)
    const variable = `CITABLE_SERVE_${name.replaceAll('-', '_').toUpperCase()}`
    const table = Object.fromEntries(all)
    expect(fromEnvironment(table, 'CITABLE_SERVE_', { [variable]: textOf(sample) })).toEqual({ [name]: sample })
    expect(unknownVariables(table, 'CITABLE_SERVE_', { [variable]: textOf(sample) })).toEqual([])
    if (option.value !== undefined) return
    expect(fromEnvironment(table, 'CITABLE_SERVE_', { [variable]: 'off' })).toEqual({ [name]: false })
  })

  it.each(all.filter(([name]) => name !== 'config'))(
    'serve reads the option --%s from a configuration file',
    async (name, option) => {
      const sample = sampleOf(option)
      for (const [file, text] of [
        ['serve.yaml', stringify({ [name]: sample })],
        ['serve.json', JSON.stringify({ [name]: sample })],
      ] as const) {
        const { terminal } = fakeTerminal({ files: { [file]: text } })
        expect(await fromConfigFile(file, terminal)).toEqual({ [name]: sample })
      }
    },
  )

  it('serve, ingest, withdraw and restore read options from environment variables, and restore reports a misspelt variable', async () => {
    const hinted = new Set(['serve', 'ingest', 'withdraw', 'restore'])
    for (const [name, { load }] of Object.entries(commands)) {
      const { stdout } = await citable([name, '--help'])
      expect([name, stdout.replace(/\s+/g, ' ').includes(`as CITABLE_${name.toUpperCase()}_`)]).toEqual([
        name,
        hinted.has(name),
      ])
      expect((await load()).hasVariables === true).toBe(hinted.has(name))
    }
    const { exitCode, stderr } = await citable(['restore', '10.5072/a'], {
      env: { CITABLE_RESTORE_DB: 'none.sqlite', CITABLE_RESTORE_BD: 'x' },
    })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(
      "There is no option for the variable CITABLE_RESTORE_BD. Did you mean 'CITABLE_RESTORE_DB'?",
    )
    expect(stderr).toContain('The database none.sqlite does not exist.')
  })

  it('serve prefers command-line options and environment variables to the configuration file', async () => {
    const files = { 'serve.yaml': 'trust-proxy: true\ncompress: true\ntitle: In the file' }
    const env = { CITABLE_SERVE_TRUST_PROXY: 'false', CITABLE_SERVE_CONFIG: 'serve.yaml', CITABLE_SERVE_LOG: 'none' }
    const forwarded = { 'x-forwarded-for': '192.0.2.1' }
    await served(
      ['--rate', '1', '--title', 'On the line'],
      async url => {
        expect(await (await fetch(url)).text()).toContain('On the line')
        // The proxy is not trusted, so this is the same client.
        expect((await fetch(url, { headers: forwarded })).status).toBe(429)
      },
      { env, files },
    )
  })
})

describe('environment variables', () => {
  const read = (env: Record<string, string>) => fromEnvironment(serveOptions, 'CITABLE_SERVE_', env)

  it('environment variables can set options of every kind', () => {
    expect(
      read({
        CITABLE_SERVE_PORT: '80',
        CITABLE_SERVE_BASE_URL: 'https://data.example.org',
        CITABLE_SERVE_TRUST_PROXY: 'true',
        CITABLE_SERVE_METRICS: 'false',
        CITABLE_SERVE_LABEL: 'a=A\nb=B',
        CITABLE_SERVE_TITLE: ' ',
        CITABLE_SERVE_HOST: '-',
        OTHER: 'x',
      }),
    ).toEqual({
      port: 80,
      'base-url': 'https://data.example.org',
      'trust-proxy': true,
      metrics: false,
      label: ['a=A', 'b=B'],
      host: '-',
    })
  })

  it.each([
    [{ CITABLE_SERVE_PORT: 'x' }, 'whole number'],
    [{ CITABLE_SERVE_TRUST_PROXY: 'maybe' }, 'CITABLE_SERVE_TRUST_PROXY should be true or false'],
    [{ CITABLE_SERVE_LOG: 'jsn' }, "Unknown value 'jsn'"],
  ])('serve refuses the environment variable %j', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })
})
