import { CatalogError } from '../../catalog/index.ts'
import { defineCommand } from '../command.ts'
import { openPostgres } from '../database.ts'
import { Misuse } from '../misuse.ts'
import { oneLine } from '../text/printable.ts'
import { count } from '../text/width.ts'

/** Creates or updates the tables of a PostgreSQL catalog. */
export const migrate = defineCommand({
  name: 'migrate',
  usage: '<url> [options]',
  description: [
    'Creates the tables that citable ingest and citable serve need, or updates the tables of an earlier release. When citable ingest first connects, it also creates or updates the tables; citable serve only updates existing tables. However, citable ingest aborts a statement after 60 seconds, and citable serve after 20. For large catalogs, use citable migrate, which does not limit the duration of statements. Run an interrupted migration again: every step can be repeated.',
    'With --citus, the tables are also distributed by id over the nodes of a Citus cluster, and citable serve can connect to any of these nodes. Small catalogs are faster with few shards: set citus.shard_count first, for example to 4.',
  ],
  options: {
    citus: { summary: 'Distribute the tables over the nodes of a Citus cluster.' },
  },
  examples: [
    { run: 'citable migrate postgres://citable@db.example.org/catalog', does: 'Creates or updates the tables.' },
    {
      run: 'citable migrate postgres://citable@db.example.org/catalog --citus',
      does: 'Creates or updates the tables, and distributes them over a cluster.',
    },
  ],
  async run(inputs, options, terminal) {
    const [url, ...more] = inputs
    if (url === undefined || more.length > 0) throw new Misuse('Name one database: citable migrate postgres://….')
    const catalog = await openPostgres(url, 'migrate')
    try {
      const { from, to, distributed } = await catalog.migrate({ citus: options.citus === true })
      terminal.stdout.write(
        from === to
          ? `The tables are up to date (version ${to}).\n`
          : `The tables were updated from version ${from} to ${to}.\n`,
      )
      if (options.citus)
        terminal.stdout.write(
          distributed.length === 0
            ? 'All tables were already distributed over the cluster.\n'
            : `${count(distributed.length, 'table')} distributed over the cluster: ${distributed.join(', ')}.\n`,
        )
      return 0
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error
      terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
      return error.isTransient ? 3 : 2
    } finally {
      await catalog.close()
    }
  },
})
