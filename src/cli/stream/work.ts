import { candidatesIn } from '../../datacite/candidates.ts'
import { dialectOf } from '../../datacite/dialects/dialect-of.ts'
import type { FormatId } from '../../formats/format.ts'
import { isObject } from '../../object.ts'
import { type Progress, placeAfter } from '../../stream/each-piece.ts'
import { extentOf } from '../../stream/extent.ts'
import type { Piece } from '../../stream/piece.ts'
import { pieceText } from '../../stream/piece-text.ts'
import { piecesOf } from '../../stream/pieces.ts'
import { parseData } from '../../text/parse-data.ts'
import { reasonOf } from '../files.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { failure } from '../problems.ts'
import type { Terminal } from '../terminal.ts'
import { membersOf } from './inputs.ts'
import type { Standing } from './journal.ts'
import { isIn, type Shard } from './shard.ts'
import type { Member } from './unpack.ts'

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
}

/** Pieces under way for each thread, so that none waits for those of another that are told first. */
const piecesAhead = 4

/** Reads members and pieces, has a plan carried out on them but for those that were done before, and gives what came of them in their order. */
export async function* orderedWork<Made extends object>(
  inputs: readonly Input[],
  { command, begin, width = 0, shard }: WorkPlan<Made>,
  { pieces: before }: Pick<Standing, 'pieces'>,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<Work<Made> | { problem: Problem }> {
  const underWay: Promise<Work<Made> | { problem: Problem }>[] = []
  let number = -1
  /** The pieces so far of files that all parts read. */
  let shared = 0
  let bytes = 0
  const attempt = async (
    given: Omit<Work<Made>, 'made'>,
    work: (piece: Piece) => Made | Promise<Made>,
    isMine: boolean,
  ): Promise<Work<Made>> => {
    if (!isMine) return { ...given, made: undefined }
    try {
      return { ...given, made: await work(given.piece) }
    } catch (error) {
      return { ...given, made: { failure: failure(command, error, terminal) } }
    }
  }
  const count = (size: number): void => {
    bytes += size
  }
  for await (const member of membersOf(inputs, terminal, shard, count)) {
    if (signal.aborted) break
    if ('message' in member) {
      underWay.push(Promise.resolve({ problem: member }))
      continue
    }
    const { from, work } = begin(member)
    let isFirst = true
    try {
      for await (const piece of piecesOf(member.chunks, { from })) {
        if (signal.aborted) break
        number++
        const isMine = shard === undefined || !member.isShared || isIn(shard, shared++)
        if (number >= before)
          underWay.push(attempt({ number, member, piece, isFirst, bytesRead: () => bytes }, work, isMine))
        isFirst = false
        // What the first piece has is told before others are begun.
        const ahead = number === before ? 0 : piecesAhead * width
        while (underWay.length > ahead) yield await (underWay.shift() as Promise<Work<Made>>)
      }
    } catch (error) {
      underWay.push(
        Promise.resolve({ problem: { file: member.name, message: `Cannot be read to its end: ${reasonOf(error)}.` } }),
      )
    }
  }
  if (!signal.aborted) for (const work of underWay.splice(0)) yield await work
}

/** How far one is behind a piece that nothing was made of; its records are counted by what they are made of. */
export function passedOver(progress: Progress, piece: Piece): Progress {
  const own = pieceText(piece)
  const text = own?.text ?? new TextDecoder().decode(piece.bytes)
  const extent = piece.fault?.extent ?? own?.extent ?? extentOf(text)
  const records = recordsIn(piece, text)
  return placeAfter(progress, piece, { result: { records: { length: records } as unknown[] }, extent }).progress
}

function recordsIn({ kind, fault }: Piece, text: string): number {
  if (fault !== undefined) return 0
  if (kind === 'text') return 1
  const isTyped = kind !== 'yaml'
  let count = 0
  for (const value of isTyped ? (kind === 'lines' ? text.split('\n') : [text]).map(parsed) : yamlIn(text))
    for (const candidate of candidatesIn(value))
      if (isObject(candidate.value) && dialectOf(candidate.value, isTyped) !== undefined) count++
  return count
}

function* yamlIn(text: string): Generator<unknown> {
  for (const part of parseData(text).parts) if ('document' in part) yield part.document.value
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
