import type { Diagnostic } from '../diagnostic.ts'
import type { FormatId } from '../formats/format.ts'
import { readRecords } from '../formats/read-records.ts'
import type { Datacite } from '../model/datacite.ts'
import type { ExitCode } from './command.ts'
import type { Collected } from './inputs/collect.ts'
import { eachInput } from './inputs/each.ts'
import { formatOf } from './inputs/format-of.ts'
import { exitCodeOf, printProblems } from './problems.ts'
import type { Terminal } from './terminal.ts'
import { oneLine } from './text/printable.ts'

/** A record and its source. */
export interface GivenRecord {
  file: string
  /** 0 for the first record of the file. */
  index: number
  record: Datacite
}

/** The records of all inputs, and the exit code: 0, 1 if something is not a record, 2 if an input cannot be read, 3 if it cannot be fetched. */
export interface GivenRecords {
  records: GivenRecord[]
  exitCode: ExitCode
}

/** Reads the records of all inputs; reports on standard error what cannot be read, with its place and the reason. */
export async function recordsOf(
  { inputs, problems }: Collected,
  options: { from?: FormatId | 'auto' },
  terminal: Terminal,
): Promise<GivenRecords> {
  const records: GivenRecord[] = []
  const complaints: string[] = []
  const unread = await eachInput(inputs, terminal, (file, bytes, input) => {
    const read = readRecords(bytes, { from: formatOf(input, bytes, options.from) })
    for (const { index, record } of read.records) records.push({ file, index, record })
    for (const diagnostic of read.diagnostics) {
      if (diagnostic.severity === 'error') complaints.push(`${complaint(file, diagnostic)}\n`)
    }
  })
  const allProblems = [...problems, ...unread]
  printProblems(allProblems, terminal)
  terminal.stderr.write(complaints.join(''))
  return { records, exitCode: exitCodeOf(allProblems) || (complaints.length > 0 ? 1 : 0) }
}

/** A finding in one line, with its place. */
export function complaint(file: string, { position, message }: Diagnostic): string {
  const place = position === undefined ? '' : `:${position.start.line}:${position.start.column}`
  return `citable: ${oneLine(file)}${place}: ${oneLine(message)}`
}
