import { cellOf } from '../../formats/csv/format.ts'
import type { ExitCode } from '../command.ts'
import { Misuse } from '../misuse.ts'
import type { TalliedRecord } from '../pieces/quick-tally.ts'
import { exitCodeOfWork } from '../records.ts'
import { outputFiles, writeOutputs } from '../report/delivery/outputs.ts'
import { eachMember } from '../run/each-member.ts'
import { poolOf } from '../run/threads/pool.ts'
import { usualJobs } from '../run/threads/usual-jobs.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { oneLine, safeJson } from '../text/printable.ts'
import { padEnd, width } from '../text/width.ts'
import { inputsToCount } from './count-inputs.ts'
import { fieldsOf } from './fields.ts'
import type { StatsValues } from './options.ts'

const formats = ['pretty', 'json', 'csv'] as const

type TallyFormat = (typeof formats)[number]

/** The number of records with the same values in the fields, and the number of invalid ones among them. */
interface Count {
  values: string[]
  records: number
  invalid: number
}

/**
 * Counts the records of inputs by the fields of `--by`, and writes the counts. Checks the records too, unless
 * `--no-check` is set.
 *
 * Memory grows only with the number of distinct values.
 */
export async function countBy(
  inputs: readonly string[],
  by: string,
  options: StatsValues,
  terminal: Terminal,
): Promise<ExitCode> {
  const { format = 'pretty', from } = options
  const fields = fieldsOf(by)
  if (format === 'html') throw new Misuse('--by writes a table as pretty, csv or json.')
  if (options.compare !== undefined || options.resume !== undefined || options['fail-on'] !== undefined)
    throw new Misuse('--by cannot be combined with --compare, --resume or --fail-on.')
  const outputs = outputFiles(options.output ?? [], formats, 'csv=counts.csv')
  const { collected, optionsFor, jobs, shard, progress } = await inputsToCount(inputs, options, terminal)
  const isChecked = options['no-check'] !== true
  const counts = new Map<string, Count>()
  let total = 0
  const pool = await poolOf('tally', await usualJobs(jobs, collected, terminal), terminal.worker)
  const done = await eachMember<TalliedRecord>(
    collected,
    {
      command: 'stats',
      from,
      shard,
      progress,
      width: pool.width,
      work: (piece, known, { name, input }) => {
        const check = isChecked ? optionsFor(name) : undefined
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
    isChecked,
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

/** Compares lists of values by code units, so that the order does not depend on the locale. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  for (const [at, value] of a.entries()) {
    const other = b[at] ?? ''
    if (value !== other) return value < other ? -1 : 1
  }
  return 0
}

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

/**
 * Returns a heading row, and a row for each value of the first field. The columns are the values of the second field.
 */
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

/**
 * Aligns the first columns to the left, because they are text, and the others to the right, because they are numbers.
 */
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
