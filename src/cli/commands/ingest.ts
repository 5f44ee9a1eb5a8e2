import { isServiceAddress } from '../../client/requests.ts'
import { defineCommand } from '../command.ts'
import { ingestAll } from '../ingest/ingest-all.ts'
import { ingestOptions } from '../ingest/options.ts'
import { Misuse } from '../misuse.ts'
import { notAboveZero } from '../options.ts'

/** Loads records into a database. */
export const ingest = defineCommand({
  name: 'ingest',
  usage: '<inputs…> --db <file|url> [options]',
  description: [
    'Loads datasets, files and resources as returned by the API of a metadata service. Records in any other readable format become resources. Each record is checked first; rejected records are reported, and the others are loaded.',
    'If an input is https://…/api/v1/, https://…/api or a URL without a path, the datasets, files and resources of the service at that address are mirrored. If loading from a service, from DataCite (--from-datacite) or from an OAI-PMH repository (--from-oai) is interrupted, the next run resumes from the last saved position. DataCite and OAI-PMH repositories are asked only for changes since the last complete run; a service whose pages have ETags sends only changed pages. With --prune or --strict, the service sends all pages. Records that an OAI-PMH repository marks as deleted are withdrawn.',
    'Records are loaded in batches, each in one transaction. Existing records are replaced, so that an interrupted run can be repeated. A PostgreSQL statement that takes more than 60 seconds ends the run with exit code 3; statement_timeout (milliseconds) and connect_timeout (seconds) in the address of the database set other limits.',
  ],
  options: ingestOptions,
  hasVariables: true,
  examples: [
    { run: 'citable ingest records/ --db catalog.sqlite', does: 'Loads every record in a folder and its subfolders.' },
    {
      run: 'citable ingest datasets.ndjson.gz --db postgres://citable@db.example.org/catalog',
      does: 'Loads a compressed list of datasets into PostgreSQL.',
    },
    {
      run: 'citable ingest https://data.example.org/api/v1/ --db mirror.sqlite --prune',
      does: 'Mirrors a service, and withdraws records that the service no longer has.',
    },
    {
      run: 'citable ingest --from-oai https://data.example.org/oai --since 2026-05-01 --db catalog.sqlite',
      does: 'Loads the records of an OAI-PMH repository that have changed since 1 May 2026.',
    },
    {
      run: 'citable ingest --from-datacite 10.5072 --db catalog.sqlite --mailto you@example.org',
      does: 'Loads the records of a DOI prefix from DataCite; a second run loads only new and changed records.',
    },
  ],
  async run(inputs, options, terminal) {
    const addresses = inputs.filter(isServiceAddress)
    const paths = inputs.filter(input => !isServiceAddress(input))
    const isOnline = addresses.length > 0 || options['from-datacite'] !== undefined || options['from-oai'] !== undefined
    if (inputs.length === 0 && !isOnline && !options.verify)
      throw new Misuse('Nothing to load: name files, folders, patterns or DOIs, or - for standard input.')
    if (options.db === undefined) throw new Misuse('Name the database with --db: a SQLite file or a postgres:// URL.')
    if (options.batch === 0) throw notAboveZero('batch')
    if (options.prune && Number(paths.length > 0) + Number(isOnline) > 1)
      throw new Misuse('--prune makes the database equal to one source; name either files or one service.')
    if (options.watch && (isOnline || paths.includes('-')))
      throw new Misuse('--watch follows files and folders only; run other sources again to follow them.')
    return ingestAll({ paths, addresses, isOnline }, { ...options, db: options.db }, terminal)
  },
})
