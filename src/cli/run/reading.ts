import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { wholePiece } from '../../records/piece.ts'
import type { Progress } from '../../records/place.ts'
import { readInOrder } from '../inputs/each.ts'
import type { Input } from '../inputs/input.ts'
import { type Progress as Bar, progressOn } from '../terminal/progress.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { dividedPieces, type GivenMember, type GivenPiece, type WorkPlan } from './ordered-work.ts'
import { type Pace, paceOn } from './pace.ts'

/** A method of reading inputs and processing their pieces. */
export interface Reading<Made, Given> extends Pick<WorkPlan<Made, Given>, 'command' | 'work' | 'width' | 'isWaiting'> {
  /** Yields, in order, the pieces that an earlier run did not finish. */
  pieces(before: { pieces: number }): AsyncGenerator<GivenPiece<Given>>
  /** Formats the reason why a piece could not be processed. */
  lost(piece: Piece, verb: string, failure: string, before: Progress): string
  pace: Pace
  /** A signal that is aborted when the program is asked to stop. The signal of `wholeReading` is never aborted. */
  signal: AbortSignal
}

/** Reads each file as one piece in this thread. Shows a bar that counts the files, unless the command has its own. */
export function wholeReading<Made extends object, Given>(
  inputs: readonly Input[],
  { command, begin, work, bar }: Pick<WorkPlan<Made, Given>, 'command' | 'begin' | 'work'> & { bar?: Bar },
  terminal: Terminal,
): Reading<Made, Given> {
  return {
    command,
    work,
    async *pieces() {
      let number = 0
      for await (const read of readInOrder(inputs, bar ?? progressOn(terminal))) {
        if ('problem' in read) {
          yield read
          continue
        }
        const { input, bytes } = read
        const member: GivenMember = { name: input.name, input, chunks: none() }
        const { given } = begin(member)
        yield { number: number++, member, piece: wholePiece(bytes), isFirst: true, bytesRead: () => 0, given }
      }
    },
    lost: (_, _verb, failure) => failure,
    pace: { tick: () => undefined, end: () => undefined },
    signal: new AbortController().signal,
  }
}

/** Divides files into pieces, which limits memory for files of any size. */
export function dividedReading<Made extends object, Given>(
  inputs: readonly Input[],
  plan: WorkPlan<Made, Given>,
  terminal: Terminal,
  progress: 'auto' | 'json' | 'none',
): Reading<Made, Given> {
  const stopping = new AbortController()
  void terminal.stopped().then(() => stopping.abort())
  return {
    ...plan,
    pieces: before => dividedPieces(inputs, plan, before, stopping.signal, terminal),
    lost: ({ gap }, verb, failure, { extent }) =>
      `The part from line ${extent.lines + gap.lines + 1} on was not ${verb}. ${failure}`,
    pace: paceOn(terminal, progress, inputs),
    signal: stopping.signal,
  }
}

/** Returns the format of the records in a file: the known format of its input, else the requested format. */
export const formatIn = ({ input }: GivenMember, wanted: FormatId | 'auto' = 'auto'): FormatId | 'auto' =>
  input.format ?? wanted

async function* none(): AsyncGenerator<never> {}
