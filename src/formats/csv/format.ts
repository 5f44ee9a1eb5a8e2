import type { Datacite } from '../../model/datacite.ts'
import { together } from '../foreign/together.ts'
import type { Format, Loss, WriteResult } from '../format.ts'
import { Account, workOf } from '../work/index.ts'
import { cellOf, isFormula } from './cell.ts'
import { columns } from './columns.ts'

/** A table in CSV (RFC 4180, UTF-8), with a heading and a line for each record. Only written. */
export const csv: Format = {
  id: 'csv',
  name: 'CSV',
  mediaTypes: ['text/csv'],
  extensions: ['.csv'],
  write: record => writeLines([record]),
  writeAll: writeLines,
}

function writeLines(records: readonly Datacite[]): WriteResult {
  const written = records.map(lineOf)
  const lines = [columns.map(({ name }) => name).join(','), ...written.map(({ line }) => line)]
  return { text: lines.map(line => `${line}\r\n`).join(''), losses: together(written) }
}

function lineOf(record: Datacite): { line: string; losses: Loss[] } {
  const account = new Account(record, { id: 'csv', name: 'CSV' })
  const work = workOf(record)
  const guarded: Loss[] = []
  const cells = columns.map(({ name, place, ...column }) => {
    const text = column.valueOf(work, account) ?? ''
    if (isFormula(text))
      guarded.push({
        kind: 'changed',
        pointer: place,
        message: `The ${name} ${JSON.stringify(text.slice(0, 60))} has an apostrophe before it, because a spreadsheet would run it as a formula.`,
        value: text,
      })
    return cellOf(text)
  })
  return { line: cells.join(','), losses: [...guarded, ...account.losses()] }
}
