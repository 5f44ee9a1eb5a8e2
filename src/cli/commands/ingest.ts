import { CatalogError, type PostgresCatalog } from '../../catalog/index.ts'
import { defineCommand, type ExitCode } from '../command.ts'
import { openCatalog, openPostgres } from '../database.ts'
import { ingestReport } from '../ingest/report.ts'
import { type Ingested, ingestInputs, type Refused } from '../ingest/run.ts'
import { isServiceAddress, sourceOptions, sourcesNamed } from '../ingest/sources/named.ts'
import { ingestSource } from '../ingest/sources/run.ts'
import { stateFile } from '../ingest/sources/state.ts'
import { watchPaths } from '../ingest/watch.ts'
import { type Collected, collectToStream } from '../inputs/collect.ts'
import { allExtensions } from '../inputs/extensions.ts'
import { inputOptions } from '../inputs/options.ts'
import { Misuse } from '../misuse.ts'
import type { OptionTable, OptionValues } from '../options.ts'
import { failOnOption, hasFailed, type Weight, weightOfEffect } from '../report/fail-on.ts'
import { partOptions } from '../run/run-options.ts'
import { exitCodeOf, printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'
import { count } from '../text/width.ts'

/** The options of `ingest`. */
export const ingestOptions = {
  ...inputOptions,
  ...sourceOptions,
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
  watch: { summary: 'Stay, and load files and folders again whenever they change, until stopped.' },
  progress: partOptions.progress,
  batch: { value: 'n', integer: true, summary: 'Records per transaction; by default 1000, and fewer long ones.' },
  format: {
    value: 'name',
    short: 'f',
    choices: ['text', 'json'],
    summary: 'The format of the report; text by default.',
  },
  ...failOnOption(
    'error',
    'Here it is the catalog that takes records: a rejected one is an error, an unknown member that is kept a warning.',
  ),
  'max-problems': { value: 'n', integer: true, summary: 'Report at most n rejected records; 100 by default.' },
} as const satisfies OptionTable

/** Takes records into a database. */
export const ingest = defineCommand({
  name: 'ingest',
  summary: 'Load records into a database for the service',
  usage: '<inputs…> --db <file|url> [options]',
  description: [
    'Loads datasets, files and resources in the form of the API, and DataCite records in any format, which become resources. Each record is checked first; rejected records are reported, and the others are loaded.',
    'An input https://…/api/v1/ mirrors a service with this API: its datasets, files and resources. Of such a service, of DataCite (--from-datacite) and of an OAI-PMH repository (--from-oai), a run that breaks off goes on where it was; DataCite and OAI-PMH are asked only for what changed since the last complete run, a service whose pages have ETags sends only those that have changed (with --prune all of them), and what OAI-PMH calls deleted is withdrawn.',
    'Records are loaded in batches, each in one transaction. Existing records are replaced, so an interrupted run can be repeated. A statement in PostgreSQL that takes more than 60 seconds ends the run with exit code 3; statement_timeout (milliseconds) and connect_timeout (seconds) in the address set other limits.',
  ],
  options: ingestOptions,
  hasVariables: true,
  examples: [
    { run: 'citable ingest records/ --db catalog.sqlite', does: 'Loads every record in a folder and below.' },
    {
      run: 'citable ingest datasets.ndjson.gz --db postgres://citable@db.example.org/catalog',
      does: 'Loads a compressed list into PostgreSQL.',
    },
    {
      run: 'citable ingest https://data.example.org/api/v1/ --db mirror.sqlite --prune',
      does: 'Mirrors a service; what it has no more is withdrawn.',
    },
    {
      run: 'citable ingest --from-oai https://data.example.org/oai --since 2026-05-01 --db catalog.sqlite',
      does: 'Loads what an OAI-PMH repository has changed since a day.',
    },
    {
      run: 'citable ingest --from-datacite 10.5072 --db catalog.sqlite --mailto you@example.org',
      does: 'Loads what DataCite has of a prefix; run again, what changed since.',
    },
  ],
  async run(inputs, options, terminal) {
    const addresses = inputs.filter(isServiceAddress)
    const paths = inputs.filter(input => !isServiceAddress(input))
    const isOnline = addresses.length > 0 || options['from-datacite'] !== undefined || options['from-oai'] !== undefined
    if (inputs.length === 0 && !isOnline && !options.verify)
      throw new Misuse('Nothing to load: name files, folders, patterns or DOIs, or - for standard input.')
    if (options.db === undefined) throw new Misuse('Name the database with --db: a SQLite file or a postgres:// URL.')
    if (options.batch === 0) throw new Misuse("The option '--batch' needs a whole number above 0.")
    if (options.prune && Number(paths.length > 0) + Number(isOnline) > 1)
      throw new Misuse('With --prune the database becomes what one source has; name either files or one service.')
    if (options.watch && (isOnline || paths.includes('-')))
      throw new Misuse('--watch follows files and folders only; run other sources again to follow them.')
    return ingestAll({ paths, addresses, isOnline }, { ...options, db: options.db }, terminal)
  },
})

type Values = OptionValues<typeof ingestOptions> & { db: string }

async function ingestAll(
  { paths, addresses, isOnline }: { paths: string[]; addresses: string[]; isOnline: boolean },
  options: Values,
  terminal: Terminal,
): Promise<ExitCode> {
  const stop = new AbortController()
  const { sources, settings, since } = sourcesNamed(addresses, options, stop.signal, terminal)
  if (options.prune && sources.length > 1)
    throw new Misuse('With --prune the database becomes what one source has; name only one.')
  const watched = options.watch ? watchPaths(paths, terminal) : undefined
  const { from = 'auto', batch } = options
  const settled = {
    ...(batch !== undefined && { batch }),
    prune: options.prune === true,
    strict: options.strict === true,
    progress: options.progress,
  }
  const { format, 'max-problems': most } = options
  const reported = async (
    ingest: (onRefused: (one: Refused) => Promise<void>) => Promise<Ingested>,
  ): Promise<ExitCode> => {
    const report = ingestReport({ format, most }, terminal)
    try {
      const ingested = await ingest(report.refused)
      if (options.prune && ingested.withdrawn === undefined)
        terminal.stderr.write('citable: Nothing was withdrawn, because not everything could be loaded.\n')
      printProblems(ingested.problems, terminal)
      report.end(ingested)
      return exitCodeFor(ingested, options)
    } catch (error) {
      report.breakOff()
      throw error
    }
  }
  const { signal } = stop
  const collected = (): Promise<Collected> => collectToStream(paths, terminal, options, allExtensions)
  try {
    const found = await collected()
    const postgres = options.verify ? await openPostgres(options.db) : undefined
    const catalog = postgres ?? (await openCatalog(options.db, terminal))
    try {
      await catalog.ready()
      const codes: ExitCode[] = []
      const load = (inputs: Collected): Promise<ExitCode> =>
        reported(onRefused => ingestInputs(catalog, inputs, { from, ...settled, signal, onRefused }, terminal))
      terminal.stopped().then(() => stop.abort())
      if (paths.length > 0) codes.push(await load(found))
      if (isOnline) {
        const states = await stateFile(statePath(options), terminal)
        for (const source of sources) {
          if (signal.aborted) break
          const how = {
            ...settled,
            isFull: options.full === true,
            ...(since !== undefined && { since }),
            settings,
            states,
            signal,
            now: Date.now,
          }
          codes.push(await reported(onRefused => ingestSource(catalog, source, { ...how, onRefused }, terminal)))
        }
      }
      while (watched !== undefined && (await watched.changed())) codes.splice(0, 1, await load(await collected()))
      if (postgres !== undefined && !signal.aborted) await verified(postgres, terminal)
      return codes.reduce<ExitCode>((worst, code) => (code > worst ? code : worst), 0)
    } finally {
      await catalog.close()
    }
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error
    terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
    return error.isTransient ? 3 : 2
  } finally {
    watched?.close()
  }
}

/** Compares records with their index, and says what that came to. */
async function verified(catalog: PostgresCatalog, terminal: Terminal): Promise<void> {
  const { checked, repaired } = await catalog.verify()
  terminal.stderr.write(
    `citable: ${count(checked, 'record')} compared with the index, ${repaired === 0 ? 'none' : repaired} repaired.\n`,
  )
}

/** Where the states of sources are, if no option says so. */
const statePath = ({ state, db }: Values): string =>
  state ?? (/^[a-z][a-z\d+.-]+:\/\//i.test(db) ? 'citable-sources.json' : `${db}.sources.json`)

function exitCodeFor({ refused, unknown, problems }: Ingested, { 'fail-on': failOn = 'error' }: Values): ExitCode {
  const weights: Weight[] = [
    ...(refused > 0 ? [weightOfEffect('rejects')] : []),
    ...unknown.map(() => ({ severity: 'warning' as const, registry: 'accepts' as const })),
  ]
  return exitCodeOf(problems) || (hasFailed(weights, failOn) ? 1 : 0)
}
