import { hasLines } from '../../records/split/lines.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { packingOf } from './archives/packing.ts'
import { unpacked } from './archives/unpack.ts'
import type { Collected } from './collect.ts'
import { extensionOf } from './extensions.ts'
import { type Input, many } from './input.ts'
import { oneChunk } from './one-chunk.ts'
import { peeked } from './peek.ts'
import { isXmlList } from './xml-list.ts'

/**
 * The decompressed size in bytes above which a file is divided. A file of tiny records that is read as a whole takes a
 * hundred times its size in memory.
 */
const large = 1 << 22

/** The size in bytes above which YAML is divided. A YAML text takes a hundred times its size in memory. */
const largeYaml = 1 << 19

/**
 * True if inputs should be divided, because there are many or because one of them is large, an archive or a URL. Reads
 * standard input only as far as necessary; the bytes read remain part of the input.
 *
 * With `areLinesLive`, lines on standard input are divided without waiting for more.
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

/**
 * True if inputs are read record by record: if they are large, or if they include an XML list, which cannot be read in
 * any other way.
 */
export const isDivided = async (collected: Collected, terminal: Terminal): Promise<boolean> =>
  (await isLarge(collected, terminal)) || (await holdsXmlList(collected))

/** True if an input is a .gz file, or if {@link isLarge} is true for the inputs. */
export const isPackedOrLarge = async (collected: Collected, terminal: Terminal): Promise<boolean> =>
  collected.inputs.some(({ path = '' }) => /\.gz$/i.test(path)) || isLarge(collected, terminal)

/** True if an input other than a DOI is an XML list, such as `<resources>` or an OAI-PMH response. */
export async function holdsXmlList({ inputs }: Collected): Promise<boolean> {
  for (const { name, doi, read } of inputs) {
    if (doi !== undefined || !mayBeXml(name)) continue
    const bytes = await read().catch(() => undefined)
    if (bytes !== undefined && isXmlList(bytes)) return true
  }
  return false
}

const mayBeXml = (name: string): boolean => /^(?:\.xml(?:\.\w+)?)?$/i.test(extensionOf(name) ?? '')

const isArchive = (path: string): boolean =>
  /\.(?:tar|tgz|zip|zst|bz2|parquet|sqlite3?|db)$/i.test(path) || /\.tar\.\w+$/i.test(path)
const isYaml = (path: string): boolean => /\.ya?ml$/i.test(path)
const isPacked = (path: string): boolean => /\.gz$/i.test(path) || extensionOf(path) === undefined

/** True if a file is large after decompression, or damaged. Decompresses up to the limit without storing anything. */
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
    // The readable part of a damaged file is read as a stream.
    return true
  }
  return false
}

/**
 * True if a stream is long, is an archive, is large after decompression or, with `areLinesLive`, begins with a complete
 * line. Reads the beginning, which remains part of the input.
 */
async function isLongStream(input: Input, areLinesLive: boolean): Promise<boolean> {
  const { open } = input
  if (open === undefined) return false
  const isLive = (head: Uint8Array): boolean => areLinesLive && hasLines(new TextDecoder().decode(head))
  const { head, isAll, chunks } = await peeked(open(), 1 << 20, isLive)
  input.open = () => chunks
  const packing = packingOf(head)
  if (!isAll || packing === 'zip' || packing === 'tar') return true
  if (await isLargeUnpacked({ ...input, open: () => oneChunk(() => head) })) return true
  const { decompressed } = await import('./read.ts')
  input.read = () => decompressed(head)
  return false
}
