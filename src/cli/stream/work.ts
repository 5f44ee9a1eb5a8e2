import { candidatesIn } from '../../datacite/candidates.ts'
import { dialectOf } from '../../datacite/dialects/dialect-of.ts'
import { isObject } from '../../object.ts'
import { type Progress, placeAfter } from '../../stream/each-piece.ts'
import { extentOf } from '../../stream/extent.ts'
import type { Piece } from '../../stream/piece.ts'
import { pieceText } from '../../stream/piece-text.ts'
import { piecesOf } from '../../stream/pieces.ts'
import type { CheckOptions } from '../../validation/report.ts'
import { reasonOf } from '../files.ts'
import type { Input, Problem } from '../inputs/input.ts'
import { failure } from '../problems.ts'
import type { Terminal } from '../terminal.ts'
import type { CheckedPiece } from './checked-piece.ts'
import { membersOf } from './inputs.ts'
import type { Standing } from './journal.ts'
import type { Pool } from './pool.ts'
import { isIn } from './shard.ts'
import type { StreamRun } from './stream-run.ts'
import type { Member } from './unpack.ts'

/** A piece that was checked, or passed over because it belongs to another part. */
export interface Work {
  number: number
  member: Member & { input: Input }
  piece: Piece
  checked: CheckedPiece | { failure: string } | undefined
  bytesRead(): number
}

/** Reads members and pieces, has them checked, and gives what came of them in their order. */
export async function* orderedWork(
  inputs: readonly Input[],
  run: Pick<StreamRun, 'optionsFor' | 'shard' | 'hasFacts'>,
  pool: Pool,
  { pieces: done }: Pick<Standing, 'pieces'>,
  signal: AbortSignal,
  terminal: Terminal,
): AsyncGenerator<Work | { problem: Problem }> {
  const underWay: Promise<Work | { problem: Problem }>[] = []
  const width = 2 * pool.width
  let number = -1
  let bytes = 0
  const counting = inputs.map(input => ({
    ...input,
    ...(input.open && { open: () => counted(input, size => (bytes += size)) }),
  }))
  const check = async (work: Omit<Work, 'checked'>, options: CheckOptions): Promise<Work> => {
    if (!isIn(run.shard, work.number)) return { ...work, checked: undefined }
    try {
      return { ...work, checked: await pool.check(work.piece, options, run.hasFacts) }
    } catch (error) {
      return { ...work, checked: { failure: failure('check', error, terminal) } }
    }
  }
  for await (const member of membersOf(counting, terminal)) {
    if (signal.aborted) break
    if ('message' in member) {
      underWay.push(Promise.resolve({ problem: member }))
      continue
    }
    const { format } = member.input
    const given = run.optionsFor(member.name)
    const options = format === undefined ? given : { ...given, from: format }
    try {
      for await (const piece of piecesOf(member.chunks, { ...(options.from && { from: options.from }) })) {
        if (signal.aborted) break
        number++
        if (number < done) continue
        underWay.push(check({ number, member, piece, bytesRead: () => bytes }, options))
        while (underWay.length > width) yield await (underWay.shift() as Promise<Work>)
      }
    } catch (error) {
      underWay.push(
        Promise.resolve({ problem: { file: member.name, message: `Cannot be read to its end: ${reasonOf(error)}.` } }),
      )
    }
  }
  if (!signal.aborted) for (const work of underWay.splice(0)) yield await work
}

async function* counted(input: Input, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of input.open?.() ?? []) {
    count(chunk.length)
    yield chunk
  }
}

/** How far one is behind a piece that was not checked; its records are counted by what they are made of. */
export function passedOver(progress: Progress, piece: Piece): Progress {
  const text = pieceText(piece)?.text ?? new TextDecoder().decode(piece.bytes)
  const extent = piece.fault?.extent ?? pieceText(piece)?.extent ?? extentOf(text)
  const records = recordsIn(piece, text)
  return placeAfter(progress, piece, { result: { records: { length: records } as unknown[] }, extent }).progress
}

function recordsIn({ kind, fault }: Piece, text: string): number {
  if (fault !== undefined) return 0
  if (kind === 'text') return 1
  let count = 0
  for (const json of kind === 'lines' ? text.split('\n') : [text])
    for (const { value } of candidatesIn(parsed(json)))
      if (isObject(value) && dialectOf(value, true) !== undefined) count++
  return count
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
