import type { Diagnostic } from '../../core/diagnostic.ts'
import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import type { PieceItems, PieceResult } from '../../records/place.ts'
import { placeAfter, start } from '../../records/place.ts'
import { reasonOf } from '../files.ts'
import type { Collected } from '../inputs/collect.ts'
import type { Problem } from '../inputs/input.ts'
import { complaint } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Standing } from './journal.ts'
import { type GivenMember, orderedWork, type Work, type WorkPlan } from './ordered-work.ts'
import { paceOn } from './pace.ts'
import type { Shard } from './shard.ts'

/** What a command does with the records of inputs, piece by piece. */
export interface PieceWork<Item> {
  command: string
  /** The format of the records; that of an input goes before. */
  from: FormatId | 'auto' | undefined
  /** Makes an item of every record of a piece. */
  work(
    piece: Piece,
    from: FormatId | 'auto',
    member: GivenMember,
  ): PieceResult<PieceItems<Item>> | Promise<PieceResult<PieceItems<Item>>>
  /** How many threads do so; none by default. */
  width?: number
  /** The part of the inputs to work on; all of them by default. */
  shard?: Shard | undefined
  /** How progress is shown; by default on a terminal. */
  progress?: 'auto' | 'json' | 'none' | undefined
  /** Says a finding in the language of the run; English by default. */
  told?(diagnostic: Diagnostic): Diagnostic
  /** Whether another run may go on where this one is broken off. */
  isResumable?: boolean
  /** Where an earlier run came to, if this one goes on there. */
  before?: Going | undefined
  /** Is told how far the run is, whenever a piece is done, and once more when it is interrupted. */
  passed?(going: Going, isLast: boolean): Promise<void>
  /** Uses the items of a piece; `index` is the number of the first in its file. Rejects with an {@link OutputFailure} to end all work. */
  take(items: readonly Item[], member: GivenMember, index: number): Promise<void>
}

/** How far work on records is. */
export type Going = Pick<Standing, 'pieces' | 'progress' | 'failures'> & Pick<WorkDone, 'records' | 'unread'>

/** What came of it: the records, what could not be read in inputs, and the inputs that could not. */
export interface WorkDone {
  records: number
  unread: number
  problems: Problem[]
  isInterrupted: boolean
}

/** Where results go to cannot be written, so that there is no use in going on. */
export class OutputFailure extends Error {
  readonly file: string
  constructor(file: string, cause: unknown) {
    super(`Cannot be written: ${reasonOf(cause)}.`, { cause })
    this.file = file
  }
}

/**
 * Reads inputs record by record, in flat memory, and has a command work on them. What cannot be read is told on standard error with its
 * place, and what comes behind it is read.
 */
export async function eachMember<Item extends { index: number }>(
  collected: Collected,
  {
    command,
    from: wanted = 'auto',
    work,
    width,
    shard,
    progress = 'auto',
    told = same,
    isResumable = false,
    before,
    passed,
    take,
  }: PieceWork<Item>,
  terminal: Terminal,
): Promise<WorkDone> {
  const going: Going = before ?? { pieces: 0, progress: start, failures: [], records: 0, unread: 0 }
  const problems = [...collected.problems, ...going.failures]
  const pace = paceOn(terminal, progress, collected.inputs)
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  const plan: WorkPlan<PieceResult<PieceItems<Item>>> = {
    command,
    begin(member) {
      const from = member.input.format ?? wanted
      return { from, work: piece => work(piece, from, member) }
    },
    ...(width !== undefined && { width }),
    shard,
    isResumable,
  }
  let at = 'citable'

  async function use(done: Work<PieceResult<PieceItems<Item>>>): Promise<void> {
    const { number, member, piece, isFirst, made, bytesRead } = done
    at = member.name
    if (isFirst) going.progress = start
    going.pieces = number + 1
    if (made === undefined || 'failure' in made) {
      if (made !== undefined) {
        const line = going.progress.extent.lines + piece.gap.lines + 1
        const problem = { file: member.name, message: `The part from line ${line} on was passed over. ${made.failure}` }
        problems.push(problem)
        going.failures.push(problem)
      }
      const { passedOver } = await import('./passed-over.ts')
      going.progress = passedOver(going.progress, piece)
      return
    }
    const { result, index, moved, progress } = placeAfter(going.progress, piece, made)
    going.progress = progress
    for (const diagnostic of result.diagnostics) {
      if (diagnostic.severity === 'error') going.unread++
      if (diagnostic.severity !== 'info') terminal.stderr.write(`${complaint(member.name, told(moved(diagnostic)))}\n`)
    }
    going.records += result.records.length
    await take(result.records, member, index)
    pace.tick({ file: member.name, records: going.records, findings: going.unread, bytes: bytesRead() })
  }

  try {
    for await (const work of orderedWork(collected.inputs, plan, { pieces: going.pieces }, stopping.signal, terminal)) {
      if ('problem' in work) problems.push(work.problem)
      else {
        await use(work)
        await passed?.(going, false)
      }
    }
    if (stopping.signal.aborted) {
      await passed?.(going, true)
      problems.push({ file: at, message: 'Interrupted: what comes behind it was not read.' })
    }
  } catch (error) {
    if (!(error instanceof OutputFailure)) throw error
    problems.push({ file: error.file, message: error.message })
  } finally {
    pace.end()
  }
  return { records: going.records, unread: going.unread, problems, isInterrupted: stopping.signal.aborted }
}

const same = (diagnostic: Diagnostic): Diagnostic => diagnostic
