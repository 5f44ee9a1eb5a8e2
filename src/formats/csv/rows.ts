import type { Datacite } from '../../model/datacite.ts'
import type { Loss, WriteOptions } from '../format.ts'
import { workOf, writeEach } from '../work/index.ts'
import { columns } from './columns.ts'

/** The names of the columns of a table of records, in their order. */
export const columnNames: readonly string[] = /* @__PURE__ */ columns.map(({ name }) => name)

/** The values of a record in a table, one for each of {@link columnNames}, undefined where there is none; and what the table does not hold. */
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
