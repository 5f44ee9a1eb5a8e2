import { defineCommand } from '../command.ts'
import { changeRecords } from '../ingest/change-records.ts'

/** Restores withdrawn records. */
export const restore = defineCommand({
  name: 'restore',
  usage: '<ids or DOIs…> [options]',
  description: ['Restores records that citable withdraw or citable ingest withdrew.'],
  options: { db: { value: 'file|url', summary: 'The database: a SQLite file or a postgres:// URL.' } },
  hasVariables: true,
  examples: [{ run: 'citable restore 10.5072/soil.1 --db catalog.sqlite', does: 'Restores a resource.' }],
  run: (names, { db }, terminal) =>
    changeRecords(
      names,
      db,
      (catalog, { kind, id }) => catalog.restore(kind, [id]),
      { done: 'restored', already: 'was not withdrawn' },
      terminal,
    ),
})
