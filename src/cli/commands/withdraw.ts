import { parseDoi } from '../../identifiers/index.ts'
import { defineCommand } from '../command.ts'
import { changeRecords } from '../ingest/change-records.ts'
import { Misuse } from '../misuse.ts'

/** Withdraws records of a database. */
export const withdraw = defineCommand({
  name: 'withdraw',
  summary: 'Withdraw records of a database, leaving a tombstone',
  usage: '<ids or DOIs…> [options]',
  description: [
    'A withdrawn record is in no list any more. Its addresses answer 410 with its title, citation, the reason and the date; in OAI-PMH it is deleted. The files of a withdrawn dataset that are in no other dataset go with it.',
    'Loading the record again does not bring it back; citable restore does.',
  ],
  options: {
    db: { value: 'file|url', summary: 'The SQLite file or postgres:// URL.' },
    reason: { value: 'text', summary: 'Why, in a sentence that is shown to everybody.' },
    successor: { value: 'doi', summary: 'The DOI of what takes its place.' },
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
      throw new Misuse('Say why with --reason: it is shown in place of the record.')
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
