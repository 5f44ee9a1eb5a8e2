import { afterAll, beforeAll, expect, it } from 'vitest'
import { type PostgresServer, poolOf, postgresServer } from '../../catalog/postgres-server.ts'
import { missingPostgres } from '../../catalog/reachable-postgres.ts'
import { describeWith } from '../../missing.ts'
import { citable } from '../fake-terminal.ts'

/** Records in PostgreSQL's own tables what Citus would note of tables that it spreads. */
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

  it('makes the tables, and says so when there is nothing left to do', async () => {
    const url = await server.emptyDatabase()
    expect(await citable(['migrate', url])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^The tables are now of version \d+ \(before: 0\)\.\n$/),
    })
    expect(await citable(['migrate', url])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^The tables are up to date \(version \d+\)\.\n$/),
    })
  })

  it('gives an order to every column of an index, so that no engine hashes the first one', async () => {
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

  it('spreads every table once', async () => {
    const url = await server.emptyDatabase()
    const pool = poolOf(url)
    await pool.query(noteDistribution)
    expect(await citable(['migrate', url, '--citus'])).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('10 tables spread over the cluster: citable_dataset, citable_dataset_term,'),
    })
    expect(await citable(['migrate', url, '--citus'])).toMatchObject({
      stdout: expect.stringContaining('All tables were spread over the cluster already.'),
    })
    const { rows } = await pool.query('select count(*)::int as count from pg_dist_partition')
    expect(rows).toEqual([{ count: 10 }])
    await pool.end()
  })

  it('tells a server without Citus, an absent one and a wrong address apart', async () => {
    const url = await server.emptyDatabase()
    expect(await citable(['migrate', url, '--citus'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('no Citus'),
    })
    expect(await citable(['migrate', 'postgres://nobody@127.0.0.1:9/none'])).toMatchObject({ exitCode: 3 })
    expect(await citable(['migrate', 'catalog.sqlite'])).toMatchObject({
      exitCode: 2,
      stderr: expect.stringContaining('no address of PostgreSQL'),
    })
  })
})
