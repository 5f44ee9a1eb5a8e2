import type { PieceResult } from '../../records/place.ts'
import { type Placed, type Progress, placeAfter, start } from '../../records/place.ts'
import type { Problem } from '../inputs/input.ts'
import { interrupted } from '../inputs/texts.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Standing } from './journal.ts'
import { inOrder, type Work } from './ordered-work.ts'
import type { Reading } from './reading.ts'

type Result = PieceResult<{ records: readonly unknown[] }>

/** A run over the pieces of inputs. */
export interface PieceRun<Made extends Result, Given> {
  reading: Reading<Made, Given>
  /** The position of the run, updated with every piece. */
  standing: Pick<Standing, 'pieces' | 'progress' | 'failures'>
  /** The collected problems: unreadable inputs, failed pieces and an interruption. */
  problems: Problem[]
  /** The participle in messages: "The part from line 7 on was not checked." */
  verb: 'checked' | 'counted' | 'loaded' | 'read'
  /** Notes the progress of the run. Called after every piece and, with `isLast`, once more after an interruption. */
  note(isLast: boolean): Promise<void>
}

/** A piece that has been processed. */
export interface DonePiece<Made extends Result> extends Omit<Work<Made>, 'made'> {
  /** The result with its position in the file. Undefined if processing failed; `problems` then contains the reason. */
  done: (Placed<Made['result']> & { made: Made; before: Progress }) | undefined
}

/** Yields each piece of this shard, in order, once it has been processed. */
export async function* runPieces<Made extends Result, Given>(
  { reading, standing, problems, verb, note }: PieceRun<Made, Given>,
  terminal: Terminal,
): AsyncGenerator<DonePiece<Made>> {
  let at = 'citable'
  for await (const work of inOrder(reading.pieces(standing), reading, reading.signal, terminal)) {
    if ('problem' in work) {
      problems.push(work.problem)
      continue
    }
    const { number, member, piece, isFirst, made } = work
    at = member.name
    if (isFirst) standing.progress = start
    standing.pieces = number + 1
    const before = standing.progress
    if (made !== undefined && 'result' in made) {
      const { progress, ...placed } = placeAfter(before, piece, made)
      standing.progress = progress
      yield { ...work, done: { ...placed, made, before } }
    } else {
      if (made !== undefined) {
        const problem = { file: at, message: reading.lost(piece, verb, made.failure, before) }
        problems.push(problem)
        standing.failures.push(problem)
      }
      const { passedOver } = await import('./passed-over.ts')
      standing.progress = passedOver(before, piece)
      if (made !== undefined) yield { ...work, done: undefined }
    }
    await note(false)
  }
  if (!reading.signal.aborted) return
  await note(true)
  problems.push({ file: at, message: interrupted(verb) })
}
