import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { reasonOf } from '../files.ts'
import { type Input, isStdin, type Problem } from '../inputs/input.ts'
import { membersOf } from '../inputs/members.ts'
import type { Member } from '../inputs/unpack.ts'
import { failure } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { clearHeapInPassing } from './heap.ts'
import type { Standing } from './journal.ts'
import { isIn, type Shard } from './shard.ts'

/** A file with records, and the input that it is in. */
export type GivenMember = Member & { input: Input }

/** What came of a piece: what was made of it, why that failed, or nothing where the piece belongs to another part. */
export interface Work<Made> {
  number: number
  member: GivenMember
  piece: Piece
  /** Whether it is the first of its file. */
  isFirst: boolean
  made: Made | { failure: string } | undefined
  bytesRead(): number
}

/** What is done with pieces. */
export interface WorkPlan<Made> {
  command: string
  /** Says in which format the records of a file are, and what is done with each piece of it. */
  begin(member: GivenMember): { from: FormatId | 'auto'; work(piece: Piece): Made | Promise<Made> }
  /** How many threads work on pieces; none by default, so that each is done before the next is read. */
  width?: number
  shard?: Shard | undefined
  /** Whether another run may go on behind so many pieces, which have to be the same in each run then. */
  isResumable?: boolean
}

/** Pieces under way for each thread, so that none waits for those of another that are told first. */
const piecesAhead = 4

/**
 * Reads members and pieces, has a plan carried out on them but for those that were done before, and gives what came of them in their order,
 * each as soon as it is there. Ends when the signal says so, even if nothing comes of an input.
 */
export const orderedWork = <Made extends object>(
  inputs: readonly Input[],
  plan: WorkPlan<Made>,
  { pieces: before }: Pick<Standing, 'pieces'>,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<Work<Made> | { problem: Problem }> =>
  inOrder(piecesIn(inputs, plan, before, signal, terminal), plan, signal, terminal)

/** The same of pieces that are read already. */
export async function* inOrder<Made extends object>(
  given: AsyncGenerator<GivenPiece<Made>>,
  plan: Pick<WorkPlan<Made>, 'command' | 'width'>,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<Work<Made> | { problem: Problem }> {
  const underWay: { done?: Work<Made> | { problem: Problem } }[] = []
  let arrived: IteratorResult<GivenPiece<Made>> | undefined
  let refused: { reason: unknown } | undefined
  let isReading = false
  let isOver = false
  // What the first piece has is told before others are begun.
  let ahead = 0
  let wake = (): void => undefined
  const wakeUp = (): void => wake()
  signal.addEventListener('abort', wakeUp)

  function read(): void {
    isReading = true
    given
      .next()
      .then(
        result => {
          arrived = result
        },
        reason => {
          refused = { reason }
        },
      )
      .finally(() => {
        isReading = false
        wake()
      })
  }

  function begin(one: GivenPiece<Made>): void {
    if ('problem' in one) {
      underWay.push({ done: one })
      return
    }
    const own: (typeof underWay)[number] = {}
    underWay.push(own)
    void attempt(one, plan.command, terminal).then(done => {
      own.done = done
      wake()
    })
  }

  try {
    while (!signal.aborted) {
      const [oldest] = underWay
      const hasRoom = underWay.length <= ahead
      if (refused !== undefined) throw refused.reason
      if (arrived !== undefined && hasRoom) {
        if (arrived.done) isOver = true
        else begin(arrived.value)
        arrived = undefined
      } else if (oldest?.done !== undefined) {
        underWay.shift()
        yield oldest.done
        ahead = piecesAhead * (plan.width ?? 0)
      } else if (isOver && oldest === undefined) return
      else {
        if (hasRoom && !isReading && !isOver) read()
        await new Promise<void>(resolve => {
          wake = resolve
        })
      }
    }
  } finally {
    signal.removeEventListener('abort', wakeUp)
    const closed = given.return(undefined).catch(() => undefined)
    // An input that has nothing to read may never hear that it is closed.
    if (!isReading) await closed
  }
}

/** A piece, and what is to be done with it: nothing where it belongs to another part. */
export type GivenPiece<Made> =
  | (Omit<Work<Made>, 'made'> & { work: ((piece: Piece) => Made | Promise<Made>) | undefined })
  | { problem: Problem }

async function* piecesIn<Made>(
  inputs: readonly Input[],
  { begin, shard, isResumable = false }: WorkPlan<Made>,
  before: number,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<GivenPiece<Made>> {
  let number = -1
  /** The pieces so far of files that all parts read. */
  let shared = 0
  let bytes = 0
  const count = (size: number): void => {
    bytes += size
  }
  // Small files are not divided, and their first finding does not wait until this is loaded.
  const [{ splits }, { piecesOf }] = await Promise.all([
    import('../../formats/splits.ts'),
    import('../../records/stream.ts'),
  ])
  const passOver = passingIn(terminal)
  for await (const member of membersOf(inputs, terminal, shard, count)) {
    if (signal.aborted) return
    if ('message' in member) {
      yield { problem: member }
      continue
    }
    const { from, work } = begin(member)
    let isFirst = true
    // Of a file, what is found has the same order in every run, however slowly it comes.
    const isLive = isStdin(member.input) && !isResumable && shard === undefined
    try {
      for await (const piece of piecesOf(member.chunks, splits, { from, isLive })) {
        if (signal.aborted) return
        number++
        const isMine = shard === undefined || !member.isShared || isIn(shard, shared++)
        if (number < before || !isMine) passOver(piece.bytes.length)
        if (number >= before)
          yield { number, member, piece, isFirst, bytesRead: () => bytes, work: isMine ? work : undefined }
        isFirst = false
      }
    } catch (error) {
      yield { problem: { file: member.name, message: `Cannot be read to its end: ${reasonOf(error)}.` } }
    }
  }
}

/** What keeps memory small where nothing is made of pieces; where there is no file for threads, this is not the command's own process. */
const passingIn = ({ worker }: Terminal): ((bytes: number) => void) =>
  worker === undefined ? () => undefined : clearHeapInPassing()

async function attempt<Made>(
  { work, ...given }: Exclude<GivenPiece<Made>, { problem: Problem }>,
  command: string,
  terminal: Terminal,
): Promise<Work<Made>> {
  if (work === undefined) return { ...given, made: undefined }
  try {
    return { ...given, made: await work(given.piece) }
  } catch (error) {
    return { ...given, made: { failure: failure(command, error, terminal) } }
  }
}
