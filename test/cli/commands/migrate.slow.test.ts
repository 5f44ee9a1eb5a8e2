import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresServer, poolOf, postgresServer } from '../../catalog/postgres-server.ts'
import { missingPostgres } from '../../catalog/reachable-postgres.ts'
import { describeWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'

/** SQL that imitates Citus in plain PostgreSQL: its functions only list distributed tables in `pg_dist_partition`. */
const noteDistribution = `
  create table pg_dist_partition (logicalrelid regclass);
  create function create_distributed_table(name text, by text, colocate_with text) returns void language sql as
    $$ insert into pg_dist_partition values (name::regclass) $$;
  create function create_reference_table(name text) returns void language sql as
    $$ insert into pg_dist_partition values (name::regclass) $$`

describeWith(missingPostgres, 'migrate', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await postgresServer()
  })
  afterAll(() => server.end())

  it('migrate creates the tables, and reports tables that are up to date', async () => {
    const url = await server.emptyDatabase()
    expect(await citable(['migrate', url])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^The tables were updated from version 0 to \d+\.\n$/),
    })
    expect(await citable(['migrate', url])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^The tables are up to date \(version \d+\)\.\n$/),
    })
  })

  it('migrate declares a sort order for the first column of every index except the search index', async () => {
    const url = await server.emptyDatabase()
    const pool = poolOf(url)
    await pool.query(`
      create table made (statement text);
      create function note() returns event_trigger language plpgsql as $$ begin insert into made values (current_query()); end $$;
      create event trigger noted on ddl_command_end when tag in ('CREATE INDEX') execute function note()`)
    await citable(['migrate', url])
    const { rows } = await pool.query('select statement from made')
    const firstColumns = rows.map(({ statement }) => /\(\s*([^,)]*)/.exec(statement)?.[1])
    expect(firstColumns.length).toBeGreaterThan(9)
    expect(firstColumns.filter(column => column !== 'search' && !column?.endsWith(' asc'))).toEqual([])
    await pool.end()
  })

  it('migrate --citus distributes every table exactly once', async () => {
    const url = await server.emptyDatabase()
    const pool = poolOf(url)
    await pool.query(noteDistribution)
    expect(await citable(['migrate', url, '--citus'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('10 tables distributed over the cluster: citable_dataset, citable_dataset_term,'),
    })
    expect(await citable(['migrate', url, '--citus'])).toMatchObject({
      stdout: expect.stringContaining('All tables were already distributed over the cluster.'),
    })
    const { rows } = await pool.query('select count(*)::int as count from pg_dist_partition')
    expect(rows).toEqual([{ count: 10 }])
    await pool.end()
  })

  it('migrate distinguishes a server without Citus, an unreachable server and a wrong address', async () => {
    const url = await server.emptyDatabase()
    expect(await citable(['migrate', url, '--citus'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('no Citus'),
    })
    expect(await citable(['migrate', 'postgres://nobody@127.0.0.1:9/none'])).toMatchObject({ exitCode: 3 })
    expect(await citable(['migrate', 'catalog.sqlite'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('not a PostgreSQL address'),
    })
  })
})
