import { resolve } from 'node:path'
import { dealTo, type Shard } from '../run/shard.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Member, unpacked } from './archives/unpack.ts'
import { filesIn } from './collect.ts'
import { type Input, isFolderOfMany, type Problem } from './input.ts'
import { oneChunk } from './one-chunk.ts'

/**
 * Yields the files with records in the inputs. Each file must be read before the next one is requested.
 *
 * Skips files that a search rejects as not being records. An input that cannot be opened becomes a problem. With
 * `shard`, yields only the files of this shard, and files that are divided among all shards. `count` receives the
 * numbers of bytes that were read or belong to other shards.
 */
export async function* membersOf(
  inputs: readonly Input[],
  { cwd, files }: Pick<Terminal, 'cwd' | 'files'>,
  shard?: Shard,
  count: (bytes: number) => void = () => {},
): AsyncGenerator<(Member & { input: Input }) | Problem> {
  const deal = shard && dealTo(shard)
  const areDealt = shard !== undefined && (inputs.length >= shard.of || inputs.some(isFolderOfMany))
  for await (const input of filesIn(inputs)) {
    if ('message' in input) {
      yield input
      continue
    }
    const dealt = areDealt ? input.path : undefined
    const size = dealt === undefined ? undefined : await files.size(dealt).catch(() => undefined)
    const portion = deal?.(size)
    if (portion === 'nothing') {
      count(size ?? 0)
      continue
    }
    const chunks = counted(input.open?.() ?? oneChunk(() => input.read()), count)
    const path = input.path === undefined ? undefined : resolve(cwd, input.path)
    const packed = { name: input.name, chunks, whole: path, ...(portion === 'pieces' && { deal }) }
    for await (const member of unpacked(packed)) yield* keptOf(member, input)
  }
}

async function* keptOf(member: Member | Problem, input: Input): AsyncGenerator<(Member & { input: Input }) | Problem> {
  if ('message' in member) yield member
  else {
    const kept = input.search === undefined ? member : await input.search.without(member)
    if (kept !== undefined) yield { ...kept, input }
  }
}

async function* counted(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

/** Returns the total number of bytes of all inputs; undefined if the number is unknown or no longer needed. */
export async function bytesOf(
  inputs: readonly Input[],
  { files }: Terminal,
  isAsked: () => boolean,
): Promise<number | undefined> {
  if (inputs.some(input => input.path === undefined && !isFolderOfMany(input))) return undefined
  let sum = 0
  for await (const input of filesIn(inputs)) {
    if (!isAsked()) return undefined
    if ('path' in input && input.path !== undefined) sum += await files.size(input.path).catch(() => 0)
  }
  return sum
}
