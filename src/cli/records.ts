import type { FormatId } from '../formats/format.ts'
import { recordsIn } from '../formats/read/records-in.ts'
import type { Datacite } from '../model/datacite.ts'
import { wholePiece } from '../records/piece.ts'
import { eachPart } from '../records/place.ts'
import { readPiece, records as readRecords } from '../records/read-piece.ts'
import type { ExitCode } from './command.ts'
import type { Collected } from './inputs/collect.ts'
import { eachInput } from './inputs/each.ts'
import { isDivided } from './inputs/large.ts'
import { recordReaders } from './inputs/readers.ts'
import type { PieceWork, WorkDone } from './run/each-member.ts'
import { complaint, exitCodeOf, printProblems } from './terminal/problems.ts'
import type { Terminal } from './terminal/terminal.ts'

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
  if (await isDivided({ inputs, problems }, terminal)) {
    const take = async (read: readonly GivenRecord[]): Promise<void> => {
      for (const record of read) records.push(record)
    }
    const done = await eachRecord({ inputs, problems }, { command: 'reading', ...options, take }, terminal)
    return { records, exitCode: exitCodeOfWork(done, terminal) }
  }
  const complaints: string[] = []
  const unread = await eachInput(inputs, terminal, async (file, bytes, input) => {
    const readers = await recordReaders(wholePiece(bytes), input.format ?? options.from, input.name)
    const { result } = eachPart(readRecords(bytes, readers), recordsIn)
    for (const { index, record } of result.records) records.push({ file, index, record })
    for (const diagnostic of result.diagnostics) {
      if (diagnostic.severity === 'error') complaints.push(`${complaint(file, diagnostic)}\n`)
    }
  })
  const allProblems = [...problems, ...unread]
  printProblems(allProblems, terminal)
  terminal.stderr.write(complaints.join(''))
  return { records, exitCode: exitCodeOf(allProblems) || (complaints.length > 0 ? 1 : 0) }
}

/** What a command does with the records of large inputs. */
interface RecordWork extends Pick<PieceWork<never>, 'command' | 'isResumable' | 'before' | 'passed'> {
  from?: FormatId | 'auto'
  take(records: GivenRecord[]): Promise<void>
}

/** Reads the records of large inputs as they come, and has a command use them; gives what could not be read. */
export async function eachRecord(
  collected: Collected,
  { take, from, ...work }: RecordWork,
  terminal: Terminal,
): Promise<WorkDone> {
  const { eachMember } = await import('./run/each-member.ts')
  return eachMember(
    collected,
    {
      ...work,
      from,
      work: async (piece, known) => eachPart(readPiece(piece, await recordReaders(piece, known)), recordsIn),
      take: (records, { name }, index) =>
        take(records.map(one => ({ file: name, index: index + one.index, record: one.record }))),
    },
    terminal,
  )
}

/** Reports what could not be read or written of large inputs, and gives the exit code. */
export function exitCodeOfWork(
  { unread, problems }: Pick<WorkDone, 'unread' | 'problems'>,
  terminal: Terminal,
): ExitCode {
  printProblems(problems, terminal)
  return exitCodeOf(problems) || (unread > 0 ? 1 : 0)
}
