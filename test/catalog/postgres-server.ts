import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { postgresCatalog } from '../../src/catalog/index.ts'
import { freePort } from './free-port.ts'
import { reachablePostgres } from './reachable-postgres.ts'

/** A real PostgreSQL server for tests. */
export interface PostgresServer {
  /**
   * Creates a database for a catalog and returns its URL. The database is empty or, on a Citus cluster, has tables that
   * are distributed over its nodes.
   */
  newDatabase(): Promise<string>
  /** Creates a database without any table. */
  emptyDatabase(): Promise<string>
  /** Stops the server as an operator would, with clients connected. Rejects for a server in `CITABLE_POSTGRES_URL`. */
  stop(): Promise<void>
  /** Restarts the stopped server with the same data. Rejects if the server does not start. */
  start(): Promise<void>
  /** Stops the server and removes its files. On a server in `CITABLE_POSTGRES_URL`, only drops the test databases. */
  end(): Promise<void>
}

/**
 * Connects to the server in `CITABLE_POSTGRES_URL`: any server with PostgreSQL's protocol on which the user may create
 * databases. Tests cannot stop the server.
 *
 * If the database in the URL has the Citus extension, new databases are distributed over its active workers.
 */
async function givenServer(url: string): Promise<PostgresServer> {
  const run = `${Date.now().toString(36)}_${process.pid}`
  const made: string[] = []
  const admin = new Pool({ connectionString: url, max: 1 })
  const cannot = (): never => {
    throw new Error('The server of CITABLE_POSTGRES_URL is not stopped by tests.')
  }
  const workers = await workersOf(admin)
  const nodes = [url, ...workers.map(({ node_name, node_port }) => at(url, { hostname: node_name, port: node_port }))]
  async function emptyDatabase(): Promise<string> {
    const name = `citable_test_${run}_${made.length}`
    await admin.query(`create database ${name}`)
    made.push(name)
    return at(url, { pathname: name })
  }
  async function spreadOver(workers: readonly Worker[], address: string): Promise<void> {
    const name = nameOf(address)
    for (const node of nodes.slice(1)) await asking(node, [`create database ${name}`])
    for (const node of nodes) await asking(at(node, { pathname: name }), ['create extension citus'])
    const { hostname, port } = new URL(url)
    await asking(address, [
      `select citus_set_coordinator_host('${hostname}', ${port || 5432})`,
      ...workers.map(({ node_name, node_port }) => `select citus_add_node('${node_name}', ${node_port})`),
      `alter database ${name} set citus.shard_count = 4`,
    ])
    const catalog = postgresCatalog(poolOf(address))
    await catalog.migrate({ citus: true })
    await catalog.close()
  }
  /**
   * The newest database on a cluster. The database is reused once no client is connected to it, because creating
   * another database takes seconds.
   */
  let spread: string | undefined
  async function isLeft(address: string): Promise<boolean> {
    const { rows } = await admin.query(
      "select 1 from pg_stat_activity where datname = $1 and backend_type = 'client backend' and application_name not like 'citus%'",
      [nameOf(address)],
    )
    return rows.length === 0
  }
  return {
    emptyDatabase,
    async newDatabase() {
      if (workers.length === 0) return emptyDatabase()
      if (spread !== undefined && (await isLeft(spread))) {
        await emptied(spread)
        return spread
      }
      spread = await emptyDatabase()
      await spreadOver(workers, spread)
      return spread
    },
    stop: async () => cannot(),
    start: async () => cannot(),
    async end() {
      for (const name of made)
        for (const node of nodes)
          await asking(node, [`drop database if exists ${name} with (force)`]).catch(() => undefined)
      await admin.end()
    },
  }
}

interface Worker {
  node_name: string
  node_port: string
}

async function workersOf(admin: Pool): Promise<Worker[]> {
  const { rows } = await admin.query("select 1 from pg_extension where extname = 'citus'")
  return rows.length === 0 ? [] : (await admin.query('select * from citus_get_active_worker_nodes()')).rows
}

const nameOf = (address: string): string => new URL(address).pathname.slice(1)

const emptied = (address: string): Promise<void> =>
  asking(
    address,
    ['dataset', 'file', 'resource'].flatMap(kind =>
      ['', '_term', '_history'].map(part => `truncate citable_${kind}${part}`),
    ),
  )

function at(url: string, change: Partial<Pick<URL, 'hostname' | 'port' | 'pathname'>>): string {
  return Object.assign(new URL(url), change).href
}

async function asking(url: string, statements: readonly string[]): Promise<void> {
  const pool = poolOf(url)
  try {
    for (const statement of statements) await pool.query(statement)
  } finally {
    await pool.end()
  }
}

/**
 * Starts a server with the given flags, or connects to the server in `CITABLE_POSTGRES_URL` and ignores the flags.
 * Rejects with the output of a server that does not start.
 */
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
  const newDatabase = async (): Promise<string> => {
    const name = `catalog_${databases++}`
    await server.createDatabase(name)
    return `postgres://postgres:password@127.0.0.1:${port}/${name}`
  }
  return {
    newDatabase,
    emptyDatabase: newDatabase,
    stop: () => server.stop(),
    start,
    async end() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Creates a pool for a database, with few connections, so that many pools can be open at once. */
export function poolOf(connectionString: string): Pool {
  const pool = new Pool({ connectionString, max: 4 })
  // A server that stops while connections are closing causes errors; without a listener, they would end the test run.
  pool.on('error', () => undefined)
  return pool
}
