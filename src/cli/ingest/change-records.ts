import { type Catalog, CatalogError, type Kind } from '../../catalog/index.ts'
import { parseDoi, parseUuid } from '../../identifiers/index.ts'
import type { ExitCode } from '../command.ts'
import { isPostgres, openCatalog } from '../database.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine } from '../text/printable.ts'

/**
 * Applies `change` to each record that a UUID or DOI in `names` identifies, and reports the results. Changes nothing if
 * one of the names is unknown.
 */
export async function changeRecords(
  names: readonly string[],
  db: string | undefined,
  change: (catalog: Catalog, record: NamedRecord) => Promise<number>,
  { done, already }: { done: string; already: string },
  terminal: Terminal,
): Promise<ExitCode> {
  if (names.length === 0) throw new Misuse('Name the records: their UUIDs or DOIs.')
  if (db === undefined) throw new Misuse('Name the database with --db: a SQLite file or a postgres:// URL.')
  if (!isPostgres(db) && (await terminal.files.kind(db)) !== 'file')
    throw new Misuse(`The database ${db} does not exist.`)
  let catalog: Catalog | undefined
  try {
    catalog = await openCatalog(db, terminal)
    const records: { name: string; record: NamedRecord }[] = []
    for (const name of names) {
      const record = await recordNamed(catalog, name)
      if (record === undefined) throw new Misuse(`There is no record ${name} in ${db}.`)
      records.push({ name, record })
    }
    for (const { name, record } of records) {
      const changed = await change(catalog, record)
      terminal.stdout.write(`${oneLine(name)}: ${record.kind} ${changed > 0 ? done : already}.\n`)
    }
    return 0
  } catch (error) {
    if (!(error instanceof CatalogError)) throw error
    terminal.stderr.write(`citable: ${oneLine(error.message)}\n`)
    return error.isTransient ? 3 : 2
  } finally {
    await catalog?.close()
  }
}

interface NamedRecord {
  kind: Kind
  id: string
}

const kinds = ['resource', 'dataset', 'file'] as const

/**
 * Returns the kind and id of the record with a UUID or of the resource with a DOI, even if withdrawn; undefined if
 * there is none. Throws `Misuse` for a name that is neither a UUID nor a DOI.
 */
async function recordNamed(catalog: Catalog, name: string): Promise<NamedRecord | undefined> {
  const id = parseUuid(name)
  const doi = id === undefined ? parseDoi(name) : undefined
  if (id === undefined && doi === undefined) throw new Misuse(`'${name}' is neither the UUID of a record nor a DOI.`)
  for (const kind of kinds)
    for (const withdrawn of [false, true]) {
      const filters = id === undefined ? { doi: [doi ?? ''] } : { id: [id] }
      if (id === undefined && kind !== 'resource') continue
      const [found] = (await catalog.list(kind, { ...filters, withdrawn, all: true, limit: 1 })).records
      if (found !== undefined) return { kind, id: found.id }
    }
  return undefined
}
