import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { freePort } from './free-port.ts'
import { reachablePostgres } from './reachable-postgres.ts'

/** A real PostgreSQL server for one test. */
export interface PostgresServer {
  /** Creates an empty database and returns its URL. */
  newDatabase(): Promise<string>
  /** Stops it as an operator would, with clients connected, and starts it on the same data; rejects if it does not come up. */
  stop(): Promise<void>
  start(): Promise<void>
  /** Stops it and removes its files. */
  end(): Promise<void>
}

/**
 * The server that `CITABLE_POSTGRES_URL` names, which may be any that speaks PostgreSQL's protocol and lets the user create databases.
 * It cannot be stopped.
 */
async function givenServer(url: string): Promise<PostgresServer> {
  const run = `${Date.now().toString(36)}_${process.pid}`
  const made: string[] = []
  const admin = new Pool({ connectionString: url, max: 1 })
  const cannot = (): never => {
    throw new Error('The server of CITABLE_POSTGRES_URL is not stopped by tests.')
  }
  return {
    async newDatabase() {
      const name = `citable_test_${run}_${made.length}`
      await admin.query(`create database ${name}`)
      made.push(name)
      const address = new URL(url)
      address.pathname = `/${name}`
      return address.href
    },
    stop: async () => cannot(),
    start: async () => cannot(),
    async end() {
      for (const name of made) await admin.query(`drop database if exists ${name}`).catch(() => undefined)
      await admin.end()
    },
  }
}

/** Starts a server, with options of its own; rejects, with what it said, where it does not start. */
export async function postgresServer(flags: readonly string[] = []): Promise<PostgresServer> {
  const given = process.env.CITABLE_POSTGRES_URL
  if (given) return givenServer(given)
  const folder = mkdtempSync(join(tmpdir(), 'citable-postgres-'))
  // If root runs the tests, the server runs as another user, who must be able to enter the folder.
  chmodSync(folder, 0o755)
  const port = await freePort()
  const said: unknown[] = []
  const Postgres = await reachablePostgres(folder)
  const server = new Postgres({
    databaseDir: join(folder, 'data'),
    port,
    persistent: true,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--no-sync'],
    // Test data need not survive a crash.
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', ...flags],
    onLog: message => said.push(message),
    onError: error => said.push(error),
  })
  const start = async (): Promise<void> => {
    try {
      await server.start()
    } catch (error) {
      throw new Error(`PostgreSQL does not start: ${said.join('\n')}`, { cause: error })
    }
  }
  await server.initialise()
  await start()
  let databases = 0
  return {
    async newDatabase() {
      const name = `catalog_${databases++}`
      await server.createDatabase(name)
      return `postgres://postgres:password@127.0.0.1:${port}/${name}`
    },
    stop: () => server.stop(),
    start,
    async end() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A pool on a database, with few connections, so that many pools can be open at once. */
export function poolOf(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 4 })
  // A server that stops while connections are ending tells them so; without a listener, that would end the test run.
  pool.on('error', () => undefined)
  return pool
}
