import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import { english } from '../../messages/message.ts'
import type { Piece } from '../../records/piece.ts'
import { type PieceItems, type PieceResult, start } from '../../records/place.ts'
import { reasonOf } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { sayingSkipped, withoutRecords } from '../inputs/search/search.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Standing } from './journal.ts'
import type { GivenMember, WorkPlan } from './ordered-work.ts'
import { dividedReading, formatIn } from './reading.ts'
import { runPieces } from './run-pieces.ts'
import type { Shard } from './shard.ts'

/** The functions with which a command processes the records of inputs, and the settings for reading the inputs. */
export interface PieceWork<Item> {
  command: string
  /** The format of the records. If the format of an input is known, that format takes precedence. */
  from: FormatId | 'auto' | undefined
  /** Creates an item for every record of a piece. */
  work(
    piece: Piece,
    from: FormatId | 'auto',
    member: GivenMember,
  ): PieceResult<PieceItems<Item>> | Promise<PieceResult<PieceItems<Item>>>
  /** The number of threads; none by default. */
  width?: number
  /** True while a piece must wait for the previous one. */
  isWaiting?(): boolean
  /** The method of reading files. By default, files are divided into pieces. */
  read?: typeof dividedReading
  /** The shard to process; all inputs by default. */
  shard?: Shard | undefined
  /** The kind of progress display; by default progress is shown only on a terminal. */
  progress?: 'auto' | 'json' | 'none' | undefined
  /** Translates a finding into the language of the run; English by default. */
  told?(diagnostic: Diagnostic): Diagnostic
  /** Called with a line about an error or a warning. By default, the line is written to standard error. */
  complain?(line: string, severity: Diagnostic['severity']): void
  /** True if another run can continue this run after an interruption. */
  isResumable?: boolean
  /** The progress of the earlier run that this run continues. */
  before?: Going | undefined
  /** Called with the progress of the run after each piece, and once more after an interruption. */
  passed?(going: Going, isLast: boolean): Promise<void>
  /**
   * Processes the items of a piece. `index` is the number of the first item in its file; rejecting with an {@link
   * OutputFailure} ends the run.
   */
  take(items: readonly Item[], member: GivenMember, index: number): Promise<void>
}

/** The progress of a run over records. */
export type Going = Pick<Standing, 'pieces' | 'progress' | 'failures'> & Pick<WorkDone, 'records' | 'unread'>

/**
 * The result of a run: the number of records, the number of unreadable parts, and the problems.
 *
 * Problems are unreadable inputs, folders without records, failed pieces, an interruption, and an output that could not
 * be written.
 */
export interface WorkDone {
  records: number
  unread: number
  problems: Problem[]
  isInterrupted: boolean
}

/**
 * The error that ends a run because an output cannot be written. Its message states the reason unless the caller sets
 * another message.
 */
export class OutputFailure extends Error {
  readonly file: string
  constructor(file: string, cause: unknown, message = `Cannot be written: ${reasonOf(cause)}.`) {
    super(message, { cause })
    this.file = file
  }
}

/**
 * Reads the records of inputs and passes their items to a command, in order. Reports unreadable parts with their
 * position on standard error, and continues after them.
 */
export async function eachMember<Item extends { index: number }>(
  { inputs, problems: uncollected, searches }: Collected,
  {
    command,
    from: wanted,
    work,
    width,
    isWaiting,
    read = dividedReading,
    shard,
    progress = 'auto',
    told = same,
    complain = line => terminal.stderr.write(line),
    isResumable = false,
    before,
    passed,
    take,
  }: PieceWork<Item>,
  terminal: Terminal,
): Promise<WorkDone> {
  const going: Going = before ?? { pieces: 0, progress: start, failures: [], records: 0, unread: 0 }
  const problems = [...uncollected, ...going.failures]
  const plan: WorkPlan<PieceResult<PieceItems<Item>>, { from: FormatId | 'auto'; member: GivenMember }> = {
    command,
    begin(member) {
      const from = formatIn(member, wanted)
      return { from, given: { from, member } }
    },
    work: (piece, { from, member }) => work(piece, from, member),
    ...(width !== undefined && { width }),
    ...(isWaiting && { isWaiting }),
    shard,
    isResumable,
  }
  const reading = read(inputs, plan, terminal, progress)
  const note = async (isLast: boolean): Promise<void> => await passed?.(going, isLast)
  try {
    for await (const { member, bytesRead, done } of runPieces(
      { reading, standing: going, problems, verb: 'read', note },
      terminal,
    )) {
      if (done === undefined) continue
      for (const diagnostic of done.result.diagnostics) {
        const { severity } = diagnostic
        if (severity === 'error') going.unread++
        if (severity !== 'info') complain(`${complaint(member.name, told(done.moved(diagnostic)))}\n`, severity)
      }
      going.records += done.result.records.length
      await take(done.result.records, member, done.index)
      reading.pace.tick({ file: member.name, records: going.records, findings: going.unread, bytes: bytesRead() })
    }
  } catch (error) {
    if (!(error instanceof OutputFailure)) throw error
    problems.push({ file: error.file, message: error.message })
  } finally {
    reading.pace.end()
  }
  if (!reading.signal.aborted) problems.push(...withoutRecords(searches, shard !== undefined))
  terminal.stderr.write(sayingSkipped(searches, false, english))
  return { records: going.records, unread: going.unread, problems, isInterrupted: reading.signal.aborted }
}

const same = (diagnostic: Diagnostic): Diagnostic => diagnostic
