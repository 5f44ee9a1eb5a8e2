import { parseDoi } from '../../identifiers/index.ts'
import { defineCommand } from '../command.ts'
import { changeRecords } from '../ingest/change-records.ts'
import { Misuse } from '../misuse.ts'

/** Withdraws records from a database, and keeps a tombstone for each. */
export const withdraw = defineCommand({
  name: 'withdraw',
  usage: '<ids or DOIs…> [options]',
  description: [
    'A withdrawn record no longer appears in listings and search results. The addresses of a withdrawn record return 410 with the title, the citation, the reason and the date; in OAI-PMH, the record is marked as deleted. Files that belong only to withdrawn datasets are withdrawn too.',
    'Loading the record again does not restore it; use citable restore.',
  ],
  options: {
    db: { value: 'file|url', summary: 'The database: a SQLite file or a postgres:// URL.' },
    reason: { value: 'text', summary: 'The reason, a sentence that is shown publicly.' },
    successor: { value: 'doi', summary: 'The DOI of the record that replaces the withdrawn one.' },
  },
  hasVariables: true,
  examples: [
    {
      run: "citable withdraw 10.5072/soil.1 --db catalog.sqlite --reason 'The sensor was broken.' --successor 10.5072/soil.2",
      does: 'Withdraws a resource.',
    },
  ],
  async run(names, { db, reason, successor: given }, terminal) {
    if (reason === undefined || reason.trim() === '')
      throw new Misuse('Give the reason with --reason; it is shown instead of the record.')
    const successor = given === undefined ? undefined : parseDoi(given)
    if (given !== undefined && successor === undefined)
      throw new Misuse(`The option '--successor' needs a DOI, not '${given}'.`)
    const withdrawal = { reason: reason.trim(), ...(successor !== undefined && { successor }) }
    return changeRecords(
      names,
      db,
      (catalog, { kind, id }) => catalog.withdraw(kind, [id], withdrawal),
      { done: 'withdrawn', already: 'had been withdrawn before' },
      terminal,
    )
  },
})
