import { type Catalog, memoryCatalog } from '../../catalog/index.ts'
import { openCatalog } from '../database.ts'
import { type Ingested, ingestInputs } from '../ingest/ingest-inputs.ts'
import { ingestReport } from '../ingest/report.ts'
import { stateFile, statePath } from '../ingest/sources/state.ts'
import { collect } from '../inputs/collect.ts'
import { Misuse } from '../misuse.ts'
import type { OnlineValues } from '../online/options.ts'
import { printProblems } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { followedCatalog, readyOrClosed } from './followed.ts'

/** A catalog to serve, with its name. */
export interface Source {
  catalog: Catalog
  name: string
  /** The address of the raw files, for a mirrored service. */
  filesUrl?: string
}

/** The options that determine the served records. */
export type SourceValues = OnlineValues & {
  db?: string
  from?: Parameters<typeof ingestInputs>[2]['from']
  'stdin-filename'?: string
}

/**
 * Opens the catalog that `inputs` name: a database, or records.
 *
 * Records are loaded into memory or into the database of `--db`. Without inputs, opens the database of `--db` or,
 * without that option, a catalog of examples.
 *
 * Throws `Misuse` if there is nothing to serve, or if a database comes first among several inputs or is combined with
 * `--db`. Throws a `CatalogError` if a database does not respond.
 */
export async function openSource(
  inputs: readonly string[],
  options: SourceValues,
  terminal: Terminal,
): Promise<Source> {
  const [first, ...others] = inputs
  if (first === undefined) return options.db === undefined ? exampleSource() : existing(options.db, terminal)
  if (!isDatabase(first)) return filled(inputs, options, terminal)
  if (others.length > 0 || options.db !== undefined)
    throw new Misuse('Only one database can be served at a time; name it alone, or name records and --db.')
  return existing(first, terminal)
}

const isDatabase = (input: string): boolean => isAddress(input) || /\.(?:db|sqlite3?)$/i.test(input)

const isAddress = (input: string): boolean => /^[a-z][a-z\d+.-]*:\/\/(?!(?:dx\.|www\.)?doi\.org\/)/i.test(input)

async function existing(db: string, terminal: Terminal): Promise<Source> {
  if (!isAddress(db) && (await terminal.files.kind(db)) !== 'file')
    throw new Misuse(`The database ${db} does not exist; create it with citable ingest <inputs…> --db ${db}.`)
  const open = (): Promise<Catalog> => openCatalog(db, terminal, true)
  const catalog = isAddress(db) ? await open() : await followedCatalog(db, open, terminal)
  await readyOrClosed(catalog)
  const filesUrl = await upstreamFiles(db, terminal)
  return { catalog, name: nameOf(db), ...(filesUrl !== undefined && { filesUrl }) }
}

/**
 * Returns the address of a mirrored service's raw files, as stored by `citable ingest`. Returns undefined if no address
 * or more than one address is stored.
 */
async function upstreamFiles(db: string, terminal: Terminal): Promise<string | undefined> {
  const states = await stateFile(statePath({ db }), terminal).catch(() => undefined)
  const noted = new Set([...(states?.all() ?? [])].flatMap(({ filesUrl }) => filesUrl ?? []))
  return noted.size === 1 ? [...noted][0] : undefined
}

async function filled(inputs: readonly string[], options: SourceValues, terminal: Terminal): Promise<Source> {
  const { db, from = 'auto' } = options
  const collected = await collect(inputs, terminal, { ...options, takesAll: true })
  const catalog = db === undefined ? memoryCatalog() : await openCatalog(db, terminal)
  await readyOrClosed(catalog)
  try {
    const { stderr } = terminal
    const report = ingestReport({ most: 20 }, { stdout: stderr, stderr })
    const ingested = await ingestInputs(catalog, collected, { from, onRefused: report.refused }, terminal)
    printProblems(ingested.problems, terminal)
    report.end(ingested)
    const count = countOf(ingested)
    if (count === 0) throw new Misuse('None of the inputs contains a record that can be served.')
    if (db === undefined && count > many)
      terminal.stderr.write('For this many records, a database is faster: use --db catalog.sqlite.\n')
    return { catalog, name: db === undefined ? inputs.join(' ') : nameOf(db) }
  } catch (error) {
    await catalog.close()
    throw error
  }
}

async function exampleSource(): Promise<Source> {
  const { examples } = await import('./examples.ts')
  const catalog = memoryCatalog()
  await catalog.ingest(examples)
  return { catalog, name: 'examples (name files, folders or a database for your own)' }
}

const countOf = ({ accepted: { dataset, file, resource } }: Ingested): number => dataset + file + resource

/** Returns the display name of a database: its path, or its address without the password. */
const nameOf = (db: string): string => db.replace(/^([a-z][a-z\d+.-]*:\/\/[^/?#]*:)[^/?#]*@/i, '$1…@')

/** The maximum number of records in memory for which every listing takes only milliseconds. */
const many = 20_000
