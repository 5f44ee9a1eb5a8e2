import { type ChildProcess, spawn } from 'node:child_process'
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
  let database: string
  let stopped: number[] = []

  beforeAll(async () => {
    server = await postgresServer()
    command = await bundledCommand()
    database = await server.newDatabase()
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
  })
  afterAll(async () => {
    goOn()
    service.kill('SIGTERM')
    await once(service, 'exit')
    await server.end()
    command.remove()
  })

  /**
   * Suspends the server's main process, then the processes in `pg_stat_activity`.
   *
   * The main process is first, because it starts the other processes.
   */
  async function hang(): Promise<void> {
    const pool = poolOf(database)
    const { rows } = await pool.query(
      "select split_part(pg_read_file('postmaster.pid'), e'\\n', 1)::int as pid union all select pid from pg_stat_activity where pid <> pg_backend_pid()",
    )
    await pool.end()
    stopped = rows.map(({ pid }) => Number(pid))
    signal('SIGSTOP')
  }
  function signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    for (const pid of stopped)
      try {
        process.kill(pid, name)
      } catch {
        // The process has already ended.
      }
  }
  function goOn(): void {
    signal('SIGCONT')
    stopped = []
  }
  const statusOf = async (path: string, seconds: number) =>
    (await fetch(url + path, { signal: AbortSignal.timeout(seconds * 1000) })).status

  it('serve responds with 503 within 30 seconds while PostgreSQL hangs, except at /health, and then recovers', async () => {
    const record = `/api/v1/datasets/${uuid(1)}/`
    expect(await statusOf('/ready', 5)).toBe(200)
    expect(await statusOf(record, 5)).toBe(200)
    await hang()
    expect(await Promise.all([statusOf('/ready', 30), statusOf('/ready', 30), statusOf('/health', 30)])).toEqual([
      503, 503, 200,
    ])
    expect(await statusOf(record, 30)).toBe(503)
    goOn()
    await expect.poll(() => statusOf('/ready', 30), { timeout: 30_000 }).toBe(200)
    expect(await statusOf(record, 30)).toBe(200)
  })
})
