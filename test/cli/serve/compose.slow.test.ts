import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../catalog/free-port.ts'
import { type PostgresServer, postgresServer } from '../../catalog/postgres-server.ts'
import { missingPostgres } from '../../catalog/reachable-postgres.ts'
import { metadata, uuid } from '../../catalog/records.ts'
import { describeWith } from '../../missing.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Service {
  command: string[]
  environment?: Record<string, string | number>
  healthcheck?: { test: string[] }
}

/**
 * Parses `compose.yaml` with its variables resolved as Compose does: `${NAME}`, `${NAME:-otherwise}`,
 * `${NAME:?message}`.
 */
function composed(variables: Readonly<Record<string, string>>): Record<'database' | 'ingest' | 'serve', Service> {
  const text = readFileSync(`${root}compose.yaml`, 'utf8').replaceAll(
    /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
    (_, name: string, sign: string | undefined, other: string) => {
      const value = variables[name] || (sign === '-' ? other : undefined)
      if (value === undefined && sign === '?') throw new Error(other)
      return value ?? ''
    },
  )
  return parse(text).services
}

describeWith(missingPostgres, 'compose.yaml, with its database and its folders on this machine', () => {
  const bytes = Buffer.from('day,mm\n1,4\n')
  const [doi, path] = ['10.5072/Round.1', 'Round/rain/rain.csv']
  let [folder, url] = ['', '']
  let database: PostgresServer
  let command: BundledCommand
  let service: ChildProcess
  let services: ReturnType<typeof composed>
  let port = 0
  let here = (text: string): string => text

  /**
   * Returns the arguments and options for a container's process: the command of a service or another command, with only
   * the service's environment.
   */
  const inContainer = (name: 'ingest' | 'serve', args = services[name].command) => ({
    args: [command.path, ...args.map(here)],
    options: {
      cwd: folder,
      encoding: 'utf8' as const,
      env: {
        ...Object.fromEntries(
          Object.entries(services[name].environment ?? {}).map(([key, value]) => [key, here(String(value))]),
        ),
        // Free ports replace the ports of the container.
        ...(name === 'serve' && { CITABLE_SERVE_PORT: String(port), CITABLE_SERVE_METRICS_PORT: '0' }),
      },
    },
  })
  const run = (...given: Parameters<typeof inContainer>) => {
    const { args, options } = inContainer(...given)
    return spawnSync(process.execPath, args, options)
  }

  beforeAll(async () => {
    services = composed({ CITABLE_DATABASE_PASSWORD: 'secret' })
    folder = mkdtempSync(join(tmpdir(), 'citable-compose-'))
    for (const one of ['records', 'files/Round/rain']) mkdirSync(join(folder, one), { recursive: true })
    writeFileSync(join(folder, 'files', path), bytes)
    const [size, checksum, checksum_type] = [bytes.length, createHash('sha256').update(bytes).digest('hex'), 'sha256']
    const file = { id: uuid(9), name: 'rain.csv', path, version: '20240101', size, checksum, checksum_type }
    const dataset = {
      id: uuid(1),
      path: 'Round/rain',
      version: '20240101',
      specifiers: { model: 'Rain' },
      files: [file],
    }
    writeFileSync(join(folder, 'records/dataset.json'), JSON.stringify(dataset))
    writeFileSync(join(folder, 'records/resource.json'), JSON.stringify(metadata(1)))
    writeFileSync(join(folder, 'records/broken.json'), JSON.stringify({ checksum: 7 }))
    const [program, ...flags] = services.database.command
    expect(program).toBe('postgres')
    database = await postgresServer(flags)
    const address = await database.newDatabase()
    here = text =>
      text.replace('postgres://citable:secret@database/citable', address).replace(/^\/data\//, `${folder}/`)
    port = await freePort()
    command = await bundledCommand()
  })
  afterAll(async () => {
    service?.kill('SIGKILL')
    await database?.end()
    command?.remove()
    rmSync(folder, { recursive: true, force: true })
  })

  it('compose.yaml requires a password for the database', () => {
    expect(() => composed({})).toThrow('Set a password')
  })

  it('ingest with the settings of compose.yaml fills the database, and ends with exit code 0 even if a record is rejected', () => {
    const { status, stdout, stderr } = run('ingest')
    expect(stdout + stderr).toContain('2 records loaded: 1 dataset, 0 files, 1 resource.')
    expect(stdout + stderr).toContain('broken.json')
    expect(status).toBe(0)
  })

  it('the service of compose.yaml serves records and files, answers the health check, and shows no metrics on the public port', async () => {
    const { args, options } = inContainer('serve')
    service = spawn(process.execPath, args, options)
    url = await new Promise((resolve, reject) => {
      let said = ''
      service.stderr?.on('data', chunk => {
        said += chunk
        if (said.includes('The API is at')) resolve(`http://127.0.0.1:${port}`)
      })
      service.on('exit', () => reject(new Error(said)))
    })
    const [check] = services.serve.healthcheck?.test.filter(word => word.startsWith('http')) ?? []
    expect((await fetch(new URL(new URL(check ?? '').pathname, url))).status).toBe(200)
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    const { results } = await (await fetch(`${url}/api/v1/datasets/?query=rain`)).json()
    // The URLs of files begin with CITABLE_BASE_URL.
    const raw = new URL(results[0].files[0].file_url)
    expect(raw.origin).toBe('http://localhost:8080')
    expect(Buffer.from(await (await fetch(url + raw.pathname)).arrayBuffer())).toEqual(bytes)
    expect((await fetch(`${url}/${doi}`)).status).toBe(200)
  })

  it('withdraw, ingest and restore with the settings of compose.yaml change the records that the service shows', async () => {
    const { status, stdout } = run('ingest', ['withdraw', doi, '--reason', 'The sensor was broken.'])
    expect([status, stdout]).toEqual([0, `${doi}: resource withdrawn.\n`])
    expect(await (await fetch(`${url}/${doi}`)).text()).toContain('The sensor was broken.')
    expect(await (await fetch(`${url}/api/v1/resources/`)).json()).toMatchObject({ count: 0 })
    rmSync(join(folder, 'records/broken.json'))
    rmSync(join(folder, 'records/dataset.json'))
    expect(run('ingest').status).toBe(0)
    expect((await fetch(`${url}/raw/${path}`)).status).toBe(410)
    expect(run('ingest', ['restore', doi]).status).toBe(0)
    expect((await fetch(`${url}/${doi}`)).status).toBe(200)
    const ended = new Promise(resolve => service.once('exit', resolve))
    service.kill('SIGTERM')
    await new Promise(resolve => setTimeout(resolve, 500))
    expect((await fetch(`${url}/ready`)).status).toBe(503)
    expect(await ended).toBe(0)
  })
})
