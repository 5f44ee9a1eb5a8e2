import type { FormatId } from '../formats/format.ts'
import { recordsOfSource } from '../formats/read/records-of-source.ts'
import type { Datacite } from '../model/datacite.ts'
import type { Piece } from '../records/piece.ts'
import { eachPart } from '../records/place.ts'
import { readPiece } from '../records/read-piece.ts'
import type { ExitCode } from './command.ts'
import type { Collected } from './inputs/collect.ts'
import { isDivided } from './inputs/large.ts'
import { recordReaders } from './inputs/readers/readers.ts'
import type { PieceWork, WorkDone } from './run/each-member.ts'
import { exitCodeOf, printProblems } from './terminal/problems.ts'
import type { Terminal } from './terminal/terminal.ts'

/** A record and its source. */
export interface GivenRecord {
  file: string
  /** The index of the record in its file, from 0. */
  index: number
  record: Datacite
}

/**
 * The records of all inputs, and the resulting exit code.
 *
 * The exit code is 0 for success, 1 for unreadable parts of inputs, 3 if all problems are failed requests, and 2 for
 * any other problem, such as an unreadable input.
 */
export interface GivenRecords {
  records: GivenRecord[]
  exitCode: ExitCode
}

/** Reads the records of all inputs. Reports unreadable parts on standard error, with position and reason. */
export async function recordsOf(
  collected: Collected,
  options: { from?: FormatId | 'auto' },
  terminal: Terminal,
): Promise<GivenRecords> {
  const records: GivenRecord[] = []
  const take = async (read: readonly GivenRecord[]): Promise<void> => {
    for (const record of read) records.push(record)
  }
  const { dividedReading, wholeReading } = await import('./run/reading.ts')
  const isWhole = !(await isDivided(collected, terminal))
  // Small inputs are reported after inputs that cannot be opened, and only with their errors.
  const complaints: string[] = []
  const complain = (line: string, severity: string) => severity === 'error' && complaints.push(line)
  const how = isWhole ? { read: wholeReading, complain } : { read: dividedReading }
  const done = await eachRecord(collected, { command: 'reading', ...options, ...how, take }, terminal)
  const exitCode = exitCodeOfWork(done, terminal)
  terminal.stderr.write(complaints.join(''))
  return { records, exitCode }
}

interface RecordWork
  extends Pick<PieceWork<never>, 'command' | 'isResumable' | 'before' | 'passed' | 'read' | 'complain'> {
  from?: FormatId | 'auto'
  take(records: GivenRecord[]): Promise<void>
}

/** Streams the records of inputs to a command. Returns the counts of records and unreadable parts, and the problems. */
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
      work: (piece, known, { name }) => recordsOfPiece(piece, known, name),
      take: (records, { name }, index) =>
        take(records.map(one => ({ file: name, index: index + one.index, record: one.record }))),
    },
    terminal,
  )
}

/** Reads the records of a piece in any format, without the extras needed to write the same documents again. */
export const recordsOfPiece = async (piece: Piece, from: FormatId | 'auto', name?: string) =>
  eachPart(readPiece(piece, await recordReaders(piece, from, name)), source =>
    recordsOfSource(source, ({ record }) => record),
  )

/** Prints the problems of a run, such as unreadable inputs and failed requests. Returns the exit code. */
export function exitCodeOfWork(
  { unread, problems }: Pick<WorkDone, 'unread' | 'problems'>,
  terminal: Terminal,
): ExitCode {
  printProblems(problems, terminal)
  return exitCodeOf(problems) || (unread > 0 ? 1 : 0)
}
