import type { FormatId } from '../../formats/format.ts'
import type { Piece } from '../../records/piece.ts'
import { reasonOf } from '../files.ts'
import type { Member } from '../inputs/archives/unpack.ts'
import { type Input, isStdin, type Problem } from '../inputs/input.ts'
import { membersOf } from '../inputs/members.ts'
import { failure } from '../terminal/problems.ts'
import type { Terminal } from '../terminal/terminal.ts'
import type { Standing } from './journal.ts'
import { isIn, type Shard } from './shard.ts'
import { clearHeapInPassing } from './threads/heap.ts'

/** A file with records, and the input that it belongs to. */
export type GivenMember = Member & { input: Input }

/** A piece with its result. `made` is undefined if the piece belongs to another shard. */
export interface Work<Made> {
  number: number
  member: GivenMember
  piece: Piece
  /** True if the piece is the first of its file. */
  isFirst: boolean
  made: Made | { failure: string } | undefined
  bytesRead(): number
}

/** The settings for processing the pieces of files. */
export interface WorkPlan<Made, Given> {
  command: string
  /** Returns the format of the records in a file, and the input for processing its pieces. */
  begin(member: GivenMember): { from: FormatId | 'auto'; given: Given }
  work(piece: Piece, given: Given): Made | Promise<Made>
  /**
   * The number of threads that process pieces. By default there are none, and each piece is finished before the next is
   * read.
   */
  width?: number
  /** True while a piece must wait for the previous one. */
  isWaiting?(): boolean
  shard?: Shard | undefined
  /** True if another run may continue after any piece. Every run must then produce the same pieces. */
  isResumable?: boolean
}

/**
 * The maximum number of pieces in progress per thread. Several are needed so that no thread waits for a slow piece
 * whose result is due earlier.
 */
const piecesAhead = 4

/**
 * A piece with the input for its processing, or a file that cannot be read. `given` is undefined if the piece belongs
 * to another shard.
 */
export type GivenPiece<Given> = (Omit<Work<unknown>, 'made'> & { given: Given | undefined }) | { problem: Problem }

/**
 * Processes pieces concurrently and yields the results in the order of the pieces, each as soon as it is due. Stops
 * when the signal is aborted, even if an input never yields.
 */
export async function* inOrder<Made extends object, Given>(
  given: AsyncGenerator<GivenPiece<Given>>,
  { command, work, width = 0, isWaiting }: Pick<WorkPlan<Made, Given>, 'command' | 'work' | 'width' | 'isWaiting'>,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<Work<Made> | { problem: Problem }> {
  const underWay: { done?: Work<Made> | { problem: Problem } }[] = []
  let arrived: IteratorResult<GivenPiece<Given>> | undefined
  let refused: { reason: unknown } | undefined
  let isReading = false
  let isOver = false
  // Results of the first piece are reported before further pieces are started.
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

  async function begin(one: GivenPiece<Given>): Promise<void> {
    const own: (typeof underWay)[number] = {}
    underWay.push(own)
    if ('problem' in one) {
      own.done = one
      return
    }
    const { given, ...place } = one
    let made: Work<Made>['made']
    try {
      made = given && (await work(one.piece, given))
    } catch (error) {
      made = { failure: failure(command, error, terminal) }
    }
    own.done = { ...place, made }
    wake()
  }

  try {
    while (!signal.aborted) {
      const [oldest] = underWay
      const hasRoom = underWay.length <= ahead
      if (refused !== undefined) throw refused.reason
      if (arrived !== undefined && hasRoom) {
        if (arrived.done) isOver = true
        else void begin(arrived.value)
        arrived = undefined
      } else if (oldest?.done !== undefined) {
        underWay.shift()
        yield oldest.done
        ahead = isWaiting?.() ? 0 : piecesAhead * width
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
    // An input without data may never notice that it is closed.
    if (!isReading) await closed
  }
}

/** Divides files into pieces, and yields those that no earlier run has finished. */
export async function* dividedPieces<Given>(
  inputs: readonly Input[],
  { begin, shard, isResumable = false }: Pick<WorkPlan<never, Given>, 'begin' | 'shard' | 'isResumable'>,
  { pieces: before }: Pick<Standing, 'pieces'>,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<GivenPiece<Given>> {
  let number = -1
  /** The number of pieces so far in files that all shards read. */
  let shared = 0
  let bytes = 0
  const count = (size: number): void => {
    bytes += size
  }
  // Imported lazily, because small files are not divided and their first finding must not be delayed.
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
    const { from, given } = begin(member)
    let isFirst = true
    // The boundaries of live pieces depend on timing, but resumable and sharded runs need the same pieces each time.
    const isLive = isStdin(member.input) && !isResumable && shard === undefined
    try {
      for await (const piece of piecesOf(member.chunks, splits, { from, isLive })) {
        if (signal.aborted) return
        number++
        const isMine = shard === undefined || !member.isShared || isIn(shard, shared++)
        if (number < before || !isMine) passOver(piece.bytes.length)
        if (number >= before)
          yield { number, member, piece, isFirst, bytesRead: () => bytes, given: isMine ? given : undefined }
        isFirst = false
      }
    } catch (error) {
      yield { problem: { file: member.name, message: `Cannot be read to the end: ${reasonOf(error)}.` } }
    }
  }
}

/**
 * Returns a function that limits memory while pieces are skipped. Without a worker file, the function does nothing,
 * because the process may then belong to another program.
 */
const passingIn = ({ worker }: Terminal): ((bytes: number) => void) =>
  worker === undefined ? () => undefined : clearHeapInPassing()
