import { CatalogError, type PostgresCatalog } from '../../catalog/index.ts'
import { inputOptions } from '../check/options.ts'
import { defineCommand, type ExitCode } from '../command.ts'
import { openCatalog, openPostgres } from '../database.ts'
import { type Ingested, ingestInputs } from '../ingest/run.ts'
import { refusedText, summaryText, unknownText } from '../ingest/text.ts'
import { collect } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import { exitCodeOf, printProblems } from '../problems.ts'
import type { Terminal } from '../terminal.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { count } from '../text/width.ts'

/** Takes records into a database. */
export const ingest = defineCommand({
  name: 'ingest',
  summary: 'Load records into a database for the service',
  usage: '<inputs…> --db <file|url> [options]',
  description: [
    'Loads datasets, files and resources in the form of the API, and DataCite records in any format, which become resources. Each record is checked first; rejected records are reported, and the others are loaded.',
    'Records are loaded in batches, each in one transaction. Existing records are replaced, so an interrupted run can be repeated.',
  ],
  options: {
    ...inputOptions,
    db: { value: 'file|url', summary: 'A SQLite file, created if it does not exist, or a postgres:// URL.' },
    prune: {
      summary:
        'Withdraw the records of the database that no input has; not if an input cannot be read or a record is rejected.',
    },
    strict: {
      summary: 'Reject records with members that the service description does not know, instead of keeping them.',
    },
    verify: {
      summary:
        'Also compare every record in a PostgreSQL database with the index that finds it, and repair what differs; inputs may be left out.',
    },
    batch: { value: 'n', integer: true, summary: 'Records per transaction; 1000 by default.' },
    format: {
      value: 'name',
      short: 'f',
      choices: ['text', 'json'],
      summary: 'The format of the report; text by default.',
    },
    'max-problems': { value: 'n', integer: true, summary: 'Report at most n rejected records; 100 by default.' },
  },
  examples: [
    { run: 'citable ingest records/ --db catalog.sqlite', does: 'Loads every record in a folder and below.' },
    {
      run: 'citable ingest datasets.ndjson.gz --db postgres://citable@db.example.org/catalog',
      does: 'Loads a compressed list into PostgreSQL.',
    },
  ],
  async run(inputs, options, terminal) {
    if (inputs.length === 0 && !options.verify)
      throw new Misuse('Nothing to load: name files, folders, patterns or DOIs, or - for standard input.')
    if (options.db === undefined) throw new Misuse('Name the database with --db: a SQLite file or a postgres:// URL.')
    if (options.batch === 0) throw new Misuse("The option '--batch' needs a whole number above 0.")
    const collected = await collect(inputs, terminal, options)
    try {
      const postgres = options.verify ? await openPostgres(options.db) : undefined
      const catalog = postgres ?? (await openCatalog(options.db, terminal))
      try {
        await catalog.ready()
        if (postgres !== undefined && inputs.length === 0) return await verified(postgres, terminal)
        const { from = 'auto', batch } = options
        const ingested = await ingestInputs(
          catalog,
          collected,
          {
            from,
            ...(batch !== undefined && { batch }),
            prune: options.prune === true,
            strict: options.strict === true,
          },
          terminal,
        )
        if (options.prune && ingested.withdrawn === undefined)
          terminal.stderr.write('citable: Nothing was withdrawn, because not everything could be loaded.\n')
        if (postgres !== undefined) await verified(postgres, terminal)
        return report(ingested, options.format ?? 'text', options['max-problems'] ?? 100, terminal)
      } finally {
        await catalog.close()
      }
    } catch (error) {
      if (!(error instanceof CatalogError)) throw error
      terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
      return error.isTransient ? 3 : 2
    }
  },
})

/** Compares records with their index, and says what that came to. */
async function verified(catalog: PostgresCatalog, terminal: Terminal): Promise<0> {
  const { checked, repaired } = await catalog.verify()
  terminal.stderr.write(
    `citable: ${count(checked, 'record')} compared with the index, ${repaired === 0 ? 'none' : repaired} repaired.\n`,
  )
  return 0
}

function report(ingested: Ingested, format: 'text' | 'json', most: number, terminal: Terminal): ExitCode {
  const { accepted, refused, unknown, problems, withdrawn } = ingested
  printProblems(problems, terminal)
  terminal.stderr.write(refusedText(refused, most) + unknownText(unknown))
  terminal.stdout.write(
    format === 'json'
      ? `${safeJson({ version: 1, accepted, refused, ...(unknown.length > 0 && { unknown }), ...(withdrawn !== undefined && { withdrawn }) }, 2)}\n`
      : summaryText(ingested),
  )
  return exitCodeOf(problems) || (refused.length > 0 ? 1 : 0)
}
