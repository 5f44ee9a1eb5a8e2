import { cellOf } from '../../formats/csv/format.ts'
import type { FormatId } from '../../formats/format.ts'
import type { CheckOptions } from '../../validation/report.ts'
import type { ExitCode } from '../command.ts'
import type { Collected } from '../inputs/collect.ts'
import type { TalliedRecord } from '../pieces/quick-tally.ts'
import { exitCodeOfWork } from '../records.ts'
import { type OutputFile, writeOutputs } from '../report/delivery/outputs.ts'
import { eachMember } from '../run/each-member.ts'
import type { Parts } from '../run/run-options.ts'
import { poolOf } from '../run/threads/pool.ts'
import { usualJobs } from '../run/threads/usual-jobs.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { padEnd, width } from '../text/width.ts'
import type { Field } from './fields.ts'

/** The formats of counts by fields. */
export const tallyFormats = ['pretty', 'json', 'csv'] as const

type TallyFormat = (typeof tallyFormats)[number]

/** Options for counting records by fields. */
interface TallyOptions extends Parts {
  fields: readonly Field[]
  from: FormatId | 'auto' | undefined
  /** Returns the options of the check of a file; undefined if nothing is checked. */
  optionsFor: ((file: string) => CheckOptions<FormatId>) | undefined
  format: TallyFormat
  outputs: readonly OutputFile<TallyFormat>[]
}

/** Records with the same values. */
interface Count {
  values: string[]
  records: number
  invalid: number
}

/** Counts the records of inputs by fields, and writes the counts. Memory grows with the different values only. */
export async function tallyInputs(
  collected: Collected,
  { fields, from, optionsFor, format, outputs, jobs, ...parts }: TallyOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const counts = new Map<string, Count>()
  let total = 0
  const pool = await poolOf('tally', await usualJobs(jobs, collected, terminal), terminal.worker)
  const done = await eachMember<TalliedRecord>(
    collected,
    {
      command: 'stats',
      from,
      ...parts,
      width: pool.width,
      work: (piece, known, { name, input }) => {
        const check = optionsFor?.(name)
        const own = check !== undefined && input.format !== undefined ? { ...check, from: input.format } : check
        return pool.work(piece, { name, from: known, fields: fields.map(({ path }) => path), check: own })
      },
      async take(records) {
        total += records.length
        for (const record of records) countIn(counts, record)
      },
    },
    terminal,
  ).finally(() => pool.end())
  const table: Table = {
    fields: fields.map(({ name }) => name),
    total,
    counts: [...counts.values()].sort((a, b) => inOrder(a.values, b.values)),
    isChecked: optionsFor !== undefined,
  }
  terminal.stdout.write(written(table, format, terminal))
  const problems = [
    ...done.problems,
    ...(await writeOutputs(outputs, other => written(table, other, terminal), terminal)),
  ]
  return exitCodeOfWork({ ...done, problems }, terminal)
}

/** Counts a record once for each combination of its values. */
function countIn(counts: Map<string, Count>, { values: [first = [], second], isInvalid = false }: TalliedRecord): void {
  for (const a of first)
    for (const values of second === undefined ? [[a]] : second.map(b => [a, b])) {
      const key = values.join('\u0000')
      let count = counts.get(key)
      if (count === undefined) {
        count = { values, records: 0, invalid: 0 }
        counts.set(key, count)
      }
      count.records++
      if (isInvalid) count.invalid++
    }
}

/** Compares lists of values as text, so that the order is the same everywhere. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? ''
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}

/** Counts in their order, for writing. */
interface Table {
  fields: readonly string[]
  total: number
  counts: readonly Count[]
  isChecked: boolean
}

function written({ fields, total, counts, isChecked }: Table, format: TallyFormat, { stdout }: Terminal): string {
  const shown = counts.map(({ values, records, invalid }) => ({ values, records, ...(isChecked && { invalid }) }))
  if (format === 'json')
    return `${safeJson({ version: 1, kind: 'counts', by: fields, records: total, counts: shown }, 2)}\n`
  const numbers = ['records', ...(isChecked ? ['invalid'] : [])]
  const lines = [
    [...fields, ...numbers],
    ...shown.map(({ values, records, invalid }) => [...values, records, ...(isChecked ? [invalid] : [])].map(String)),
  ]
  if (format === 'csv') return lines.map(cells => `${cells.map(cellOf).join(',')}\r\n`).join('')
  const crossed = fields.length === 2 && !isChecked ? crossTable(fields, counts) : undefined
  const fits = crossed !== undefined && lineLength(crossed) <= (stdout.columns ?? 80)
  return aligned(fits ? crossed : lines, fits ? 1 : fields.length)
}

/** Returns a row for each value of the first field, with a column for each of the second and the sum. */
function crossTable([first = '', second = '']: readonly string[], counts: readonly Count[]): string[][] {
  const columns = [...new Set(counts.map(({ values }) => values[1] ?? ''))].sort((a, b) => (a < b ? -1 : 1))
  const rows = new Map<string, Map<string, number>>()
  for (const { values, records } of counts) {
    const [row = '', column = ''] = values
    const cells = rows.get(row) ?? new Map<string, number>()
    rows.set(row, cells.set(column, records))
  }
  return [
    [`${first} / ${second}`, ...columns],
    ...[...rows].map(([row, cells]) => [row, ...columns.map(column => String(cells.get(column) ?? ''))]),
  ]
}

const widthsOf = (lines: readonly string[][]): number[] =>
  (lines[0] ?? []).map((_, at) => lines.reduce((most, cells) => Math.max(most, width(oneLine(cells[at] ?? ''))), 0))

const lineLength = (lines: readonly string[][]): number => widthsOf(lines).reduce((sum, one) => sum + one + 2, -2)

/** Aligns the first columns left, as texts, and the others right, as numbers. */
function aligned(lines: readonly string[][], texts: number): string {
  const widths = widthsOf(lines)
  const cell = (text: string, at: number): string => {
    const room = widths[at] ?? 0
    return at < texts ? padEnd(text, room) : ' '.repeat(Math.max(0, room - width(text))) + text
  }
  return lines
    .map(
      cells =>
        `${cells
          .map((text, at) => cell(oneLine(text), at))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('')
}
