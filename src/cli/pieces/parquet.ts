import { rowOf } from '../../formats/csv/format.ts'
import type { Format } from '../../formats/format.ts'

/** Parquet as a text format with the columns of CSV: each record is written as a JSON array of cells. */
export const parquet = {
  id: 'csv',
  name: 'Parquet',
  mediaTypes: ['application/vnd.apache.parquet'],
  extensions: ['.parquet'],
  write(record, options) {
    const { cells, losses } = rowOf(record, parquet, options)
    return { text: JSON.stringify(cells), losses }
  },
} as const satisfies Format
