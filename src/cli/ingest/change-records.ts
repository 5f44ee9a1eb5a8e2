import { type Catalog, CatalogError } from '../../catalog/index.ts'
import type { ExitCode } from '../command.ts'
import { openCatalog } from '../database.ts'
import { Misuse } from '../misuse.ts'
import type { Terminal } from '../terminal.ts'
import { oneLine } from '../text/printable.ts'
import { type NamedRecord, recordNamed } from './named.ts'

/**
 * Changes records of a database that are named by UUID or DOI, and says what became of each. Nothing is changed if one of them is not
 * there.
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
  if (!/^postgres(?:ql)?:\/\//i.test(db) && (await terminal.files.kind(db)) !== 'file')
    throw new Misuse(`There is no database ${db}.`)
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
