import { CatalogError } from '../../catalog/index.ts'
import { defineCommand } from '../command.ts'
import { openPostgres } from '../database.ts'
import { Misuse } from '../misuse.ts'
import { oneLine } from '../text/printable.ts'
import { count } from '../text/width.ts'

/** Makes or migrates the tables of a catalog. */
export const migrate = defineCommand({
  name: 'migrate',
  summary: 'Make or update the tables of a PostgreSQL catalog',
  usage: '<url> [options]',
  description: [
    'Makes the tables that ingest and serve need, or brings those of an earlier release up to date; ingest and serve do so too when they first connect. Every step can be repeated, so a run that was interrupted is simply run again. Here steps may take as long as they need, while ingest ends a statement after 60 seconds and serve after 20, so large catalogs are brought up to date with this command.',
    'With --citus the tables are also spread over the nodes of a Citus cluster by id, and any node can serve. Small catalogs are faster with few shards: set citus.shard_count, for example to 4, before.',
  ],
  options: {
    citus: { summary: 'Spread the tables over the nodes of a Citus cluster.' },
  },
  examples: [
    { run: 'citable migrate postgres://citable@db.example.org/catalog', does: 'Makes or updates the tables.' },
    {
      run: 'citable migrate postgres://citable@db.example.org/catalog --citus',
      does: 'Also spreads them over a cluster.',
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
          : `The tables are now of version ${to} (before: ${from}).\n`,
      )
      if (options.citus)
        terminal.stdout.write(
          distributed.length === 0
            ? 'All tables were spread over the cluster already.\n'
            : `${count(distributed.length, 'table')} spread over the cluster: ${distributed.join(', ')}.\n`,
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
