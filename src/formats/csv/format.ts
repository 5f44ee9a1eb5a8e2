import type { Datacite } from '../../model/datacite.ts'
import { fileTypes } from '../file-types.ts'
import type { Format, Loss, WriteResult } from '../format.ts'
import type { Account } from '../work/index.ts'
import { lossesOf, unkept, workOf, written } from '../work/index.ts'
import { cellOf, isFormula } from './cell.ts'
import type { Column } from './columns.ts'
import { columns } from './columns.ts'

/** A table in CSV (RFC 4180, UTF-8), with a heading and a line for each record. Only written. */
export const csv: Format = {
  id: 'csv',
  name: 'CSV',
  ...fileTypes.csv,
  write: record => writeLines([record]),
  writeAll: writeLines,
}

function writeLines(records: readonly Datacite[]): WriteResult {
  let text = `${columns.map(({ name }) => name).join(',')}\r\n`
  for (const record of records) text += `${textsOf(record, unkept).map(cellOf).join(',')}\r\n`
  return written(text, records, lossesOfLine)
}

/** The texts of a record, one for each column. */
function textsOf(record: Datacite, account: Account): string[] {
  const work = workOf(record)
  return columns.map(column => column.valueOf(work, account) ?? '')
}

function lossesOfLine(record: Datacite): Loss[] {
  let texts: string[] = []
  const losses = lossesOf(record, { id: 'csv', name: 'CSV' }, account => {
    texts = textsOf(record, account)
  })
  const guarded = columns.flatMap((column, at) => guardOf(column, texts[at] ?? ''))
  return [...guarded, ...losses]
}

const guardOf = ({ name, place }: Column, text: string): Loss[] =>
  isFormula(text)
    ? [
        {
          kind: 'changed',
          pointer: place,
          message: `The ${name} ${JSON.stringify(text.slice(0, 60))} has an apostrophe before it, because a spreadsheet would run it as a formula.`,
          value: text,
        },
      ]
    : []
