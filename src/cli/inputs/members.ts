import { resolve } from 'node:path'
import { hasLines } from '../../records/split/lines.ts'
import { dealTo, type Shard } from '../run/shard.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { type Collected, filesIn } from './collect.ts'
import { extensionOf } from './extensions.ts'
import { type Input, isFolderOfMany, many, type Problem } from './input.ts'
import { packingOf } from './packing.ts'
import { type Member, peeked, unpacked } from './unpack.ts'
import { isXmlList } from './xml-list.ts'

/** Bytes from which on a file is read bit by bit, after decompression: of tiny records, a hundred times as much memory is needed. */
const large = 1 << 22

/** The same for YAML, which takes a hundred times as much memory whatever its records are. */
const largeYaml = 1 << 19

/**
 * Whether inputs should be read bit by bit, because they are large, many, archives or addresses. Standard input is read until that shows;
 * what was read of it is not lost. Where lines are as good bit by bit, those on standard input are not waited for.
 */
export async function isLarge(
  { inputs }: Collected,
  terminal: Terminal,
  { areLinesLive = false }: { areLinesLive?: boolean } = {},
): Promise<boolean> {
  if (inputs.length >= many) return true
  for (const input of inputs) {
    if (input.isStream) return true
    if (input.path !== undefined) {
      if (isArchive(input.path)) return true
      const size = await terminal.files.size(input.path).catch(() => 0)
      if (size > (isYaml(input.path) ? largeYaml : large) || (isPacked(input.path) && (await isLargeUnpacked(input))))
        return true
    } else if (input.open !== undefined && (await isLongStream(input, areLinesLive))) return true
  }
  return false
}

/** Whether inputs are read record by record: large ones, and lists in XML, which cannot be read otherwise. */
export const isDivided = async (collected: Collected, terminal: Terminal): Promise<boolean> =>
  (await isLarge(collected, terminal)) || (await holdsXmlList(collected))

/** Whether one of inputs that are not large is a list in XML: `<resources>`, or an answer of OAI-PMH. */
export async function holdsXmlList({ inputs }: Collected): Promise<boolean> {
  for (const { name, doi, read } of inputs) {
    if (doi !== undefined || !mayBeXml(name)) continue
    const bytes = await read().catch(() => undefined)
    if (bytes !== undefined && isXmlList(bytes)) return true
  }
  return false
}

const mayBeXml = (name: string): boolean => /^(?:\.xml(?:\.\w+)?)?$/i.test(extensionOf(name) ?? '')

const isArchive = (path: string): boolean => /\.(?:tar|tgz|zip|zst|bz2)$/i.test(path) || /\.tar\.\w+$/i.test(path)
const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path)
const isPacked = (path: string): boolean => /\.gz$/i.test(path) || extensionOf(path) === undefined

/** Whether a file is large when it is unpacked, however small it is, or damaged: it is unpacked up to there, and nothing of it kept. */
async function isLargeUnpacked({ name, path, open }: Input): Promise<boolean> {
  if (open === undefined) return false
  let size = 0
  try {
    for await (const member of unpacked({ name, chunks: open(), whole: path })) {
      if (!('chunks' in member)) continue
      for await (const chunk of member.chunks) {
        size += chunk.length
        if (size > large) return true
      }
    }
  } catch {
    // What can be read of it is read bit by bit.
    return true
  }
  return false
}

/** Looks at the beginning of a stream, and puts it back. */
async function isLongStream(input: Input, areLinesLive: boolean): Promise<boolean> {
  const { open } = input
  if (open === undefined) return false
  const isLive = (head: Uint8Array): boolean => areLinesLive && hasLines(new TextDecoder().decode(head))
  const { head, isAll, chunks } = await peeked(open(), 1 << 20, isLive)
  input.open = () => chunks
  const packing = packingOf(head)
  if (!isAll || packing === 'zip' || packing === 'tar' || (await isLargeUnpacked({ ...input, open: () => only(head) })))
    return true
  const { decompressed } = await import('./read.ts')
  input.read = () => decompressed(head)
  return false
}

/**
 * The files with records in inputs, one after the other, each to be read before the next; what cannot be opened is a problem. Given a part
 * of the work, those that it has something of. Inputs that are fewer than the parts are read by all of them. `count` is told the bytes of
 * inputs as they are passed.
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
    const chunks = counted(input.open?.() ?? whole(input), count)
    const path = input.path === undefined ? undefined : resolve(cwd, input.path)
    const packed = { name: input.name, chunks, whole: path, ...(portion === 'pieces' && { deal }) }
    for await (const member of unpacked(packed)) yield 'chunks' in member ? { ...member, input } : member
  }
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

async function* counted(chunks: AsyncIterable<Uint8Array>, count: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  for await (const chunk of chunks) {
    count(chunk.length)
    yield chunk
  }
}

async function* whole(input: Input): AsyncGenerator<Uint8Array> {
  yield await input.read()
}

/** The bytes of all inputs; undefined if they are not known, or nobody asks any more. */
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
