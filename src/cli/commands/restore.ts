import { defineCommand } from '../command.ts'
import { changeRecords } from '../ingest/change-records.ts'

/** Brings withdrawn records back. */
export const restore = defineCommand({
  name: 'restore',
  summary: 'Bring withdrawn records of a database back',
  usage: '<ids or DOIs…> [options]',
  description: ['Undoes citable withdraw, and what citable ingest --prune withdrew.'],
  options: { db: { value: 'file|url', summary: 'The SQLite file or postgres:// URL.' } },
  hasVariables: true,
  examples: [{ run: 'citable restore 10.5072/soil.1 --db catalog.sqlite', does: 'Brings a resource back.' }],
  run: (names, { db }, terminal) =>
    changeRecords(
      names,
      db,
      (catalog, { kind, id }) => catalog.restore(kind, [id]),
      { done: 'restored', already: 'was not withdrawn' },
      terminal,
    ),
})
