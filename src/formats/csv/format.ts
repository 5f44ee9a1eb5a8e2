import { lossAt } from '../../datacite/writing/loss.ts'
import { escaped } from '../../datacite/writing/quote.ts'
import { messagesOf } from '../../messages/message.ts'
import type { Datacite } from '../../model/datacite.ts'
import type { Loss, OtherFormat, WriteOptions, WriteResult } from '../format.ts'
import { csvRow } from '../table.ts'
import { type Account, workOf, writeEach } from '../work/index.ts'
import { type Column, columns } from './columns.ts'

const say = messagesOf('csv', {
  formula:
    'In the column {column}, "{value}" is written with a leading apostrophe; otherwise, a spreadsheet would run the value as a formula.',
})

/** A CSV table (RFC 4180, UTF-8): a row of headings, then one row for each record. This format is write-only. */
export const csv: OtherFormat<'csv', 'write' | 'writeAll'> = {
  ...csvRow,
  write: (record, options) => writeLines([record], options),
  writeAll: writeLines,
}

function writeLines(records: readonly Datacite[], options?: WriteOptions): WriteResult {
  const { written, losses } = writeEach(records, csv, options, cellsOf)
  const rows = [columns.map(({ name }) => name), ...written]
  return { text: rows.map(cells => `${cells.join(',')}\r\n`).join(''), losses }
}

function cellsOf(record: Datacite, account: Account): string[] {
  const work = workOf(record)
  return columns.map(column => {
    const text = column.valueOf(work, account) ?? ''
    if (isFormula(text)) tellGuard(column, text, account)
    return cellOf(text)
  })
}

function tellGuard({ name, place }: Column, text: string, account: Account): void {
  const message = say('formula', { column: name, value: escaped(text.slice(0, 60)) })
  account.add(lossAt('changed', place, message, text))
}

/** True if a spreadsheet would interpret a text as a formula: https://owasp.org/www-community/attacks/CSV_Injection. */
const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

/**
 * Writes a text as a cell (RFC 4180), quoted if necessary. A text that a spreadsheet would evaluate is preceded by an
 * apostrophe.
 */
export function cellOf(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The column names of a table of records, in order. */
export const columnNames: readonly string[] = /* @__PURE__ */ columns.map(({ name }) => name)

/** Returns the cells of a record, one for each of {@link columnNames}, and the losses. An empty cell is undefined. */
export function rowOf(
  record: Datacite,
  format: { id: 'csv'; name: string },
  options?: WriteOptions,
): { cells: (string | undefined)[]; losses: Loss[] } {
  const { written, losses } = writeEach([record], format, options, (one, account) => {
    const work = workOf(one)
    return columns.map(column => column.valueOf(work, account) || undefined)
  })
  return { cells: written[0] ?? [], losses }
}
