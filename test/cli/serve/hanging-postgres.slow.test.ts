import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postgresCatalog } from '../../../src/catalog/index.ts'
import { type PostgresServer, poolOf, postgresServer } from '../../catalog/postgres-server.ts'
import { missingPostgres } from '../../catalog/reachable-postgres.ts'
import { dataset, uuid } from '../../catalog/records.ts'
import { describeWith } from '../../missing.ts'
import { type BundledCommand, bundledCommand } from '../bundled-command.ts'

const given = process.env.CITABLE_POSTGRES_URL
const missing = missingPostgres ?? (given ? 'The server of CITABLE_POSTGRES_URL is not stopped by tests.' : undefined)

describeWith(missing, 'a service whose PostgreSQL hangs', () => {
  let server: PostgresServer
  let command: BundledCommand
  let service: ChildProcess
  let url: string
  let processes: string[]

  beforeAll(async () => {
    server = await postgresServer()
    command = await bundledCommand()
    const database = await server.newDatabase()
    const catalog = postgresCatalog(poolOf(database))
    await catalog.ingest([dataset(1)])
    await catalog.close()
    const address = `${database}?connect_timeout=2&statement_timeout=2000`
    service = spawn(process.execPath, [command.path, 'serve', address, '--port', '0', '--log', 'none'])
    url = await new Promise((resolve, reject) => {
      let said = ''
      service.stderr?.on('data', chunk => {
        said += chunk
        const found = / at (http:\/\/[^\s/]+)\/\n/.exec(said)?.[1]
        if (found !== undefined) resolve(found)
      })
      service.on('exit', () => reject(new Error(said)))
    })
    // The first process of the server begins all others.
    const { port } = new URL(database)
    const first = execFileSync('pgrep', ['-f', `postgres.* -p ${port}`], { encoding: 'utf8' })
      .trim()
      .split('\n')[0]
    const begun = execFileSync('pgrep', ['-P', first ?? ''], { encoding: 'utf8' })
      .trim()
      .split('\n')
    processes = [first ?? '', ...begun]
  })
  afterAll(async () => {
    signal('CONT')
    service.kill('SIGTERM')
    await once(service, 'exit')
    await server.end()
    command.remove()
  })

  const signal = (name: 'STOP' | 'CONT') => execFileSync('kill', [`-${name}`, ...processes])
  /** The status of an answer; rejects if there is none within the time that a balancer waits. */
  const statusOf = async (path: string, seconds: number) =>
    (await fetch(url + path, { signal: AbortSignal.timeout(seconds * 1000) })).status

  it('says so at /ready and to requests within its limits, and goes on by itself', async () => {
    const record = `/api/v1/datasets/${uuid(1)}/`
    expect(await statusOf('/ready', 5)).toBe(200)
    expect(await statusOf(record, 5)).toBe(200)
    signal('STOP')
    expect(await Promise.all([statusOf('/ready', 30), statusOf('/ready', 30), statusOf('/health', 30)])).toEqual([
      503, 503, 200,
    ])
    expect(await statusOf(record, 30)).toBe(503)
    signal('CONT')
    await expect.poll(() => statusOf('/ready', 30), { timeout: 30_000 }).toBe(200)
    expect(await statusOf(record, 30)).toBe(200)
  })
})
