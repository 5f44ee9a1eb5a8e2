import type { ArchiveEntry } from './archive-entry.ts'

/**
 * Yields the files of a TAR archive (ustar, with the long names and sizes of pax and GNU) in the order of the archive.
 * Skips the content of a file that was not read before the next file is requested.
 *
 * Throws for a damaged archive, and for a truncated one, which lacks the final empty block. The package `modern-tar`
 * 0.8.6 has no dependencies and reads the same archives, but takes 7.6 kB minified instead of 2.0. Its lenient mode
 * skips damage silently, and its strict mode rejects archives without two final empty blocks.
 */
export async function* tarEntries(archive: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const source = reader(archive)
  let long: { path?: string; size?: number } = {}
  try {
    for (;;) {
      const header = await source.exactly(512)
      if (header.every(byte => byte === 0)) return
      if (!isChecked(header)) throw new Error('the TAR archive is damaged')
      const type = String.fromCharCode(header[156] ?? 0)
      const size = long.size ?? numberIn(header, 124, 12)
      const padding = (512 - (size % 512)) % 512
      if ('xLg'.includes(type)) {
        if (size > 1 << 20) throw new Error('the TAR archive is damaged')
        const text = decoder.decode(await source.exactly(size))
        await source.skip(padding)
        if (type === 'L') long.path = text.replace(/\0.*$/s, '')
        else if (type === 'x') long = { ...long, ...paxOf(text) }
        continue
      }
      const name = long.path ?? nameIn(header)
      long = {}
      let left = size
      if (type === '0' || type === '\0' || type === '7') {
        const chunks = async function* (): AsyncGenerator<Uint8Array> {
          while (left > 0) {
            const chunk = await source.some(left)
            left -= chunk.length
            yield chunk
          }
        }
        yield { name, size, chunks: chunks() }
      }
      await source.skip(left + padding)
    }
  } finally {
    await source.end()
  }
}

/**
 * True if bytes start like a TAR archive, even a damaged one.
 *
 * The header has the magic bytes or, in old archives, a correct checksum.
 */
export const isTar = (head: Uint8Array): boolean =>
  head.length >= 512 && head[0] !== 0 && (isMarked(head) || isChecked(head.subarray(0, 512)))

const isMarked = (header: Uint8Array): boolean => textIn(header, 257, 6).trimEnd() === 'ustar'

const decoder = new TextDecoder()

function isChecked(header: Uint8Array): boolean {
  let sum = 0
  for (const [at, byte] of header.entries()) sum += at >= 148 && at < 156 ? 0x20 : byte
  return sum === numberIn(header, 148, 8)
}

function textIn(header: Uint8Array, start: number, length: number): string {
  const field = header.subarray(start, start + length)
  const end = field.indexOf(0)
  return decoder.decode(end < 0 ? field : field.subarray(0, end))
}

function nameIn(header: Uint8Array): string {
  const prefix = textIn(header, 257, 6) === 'ustar' ? textIn(header, 345, 155) : ''
  const name = textIn(header, 0, 100)
  return prefix === '' ? name : `${prefix}/${name}`
}

/** Parses a number in a header field: octal digits, or base 256 if the first bit of the field is set. */
function numberIn(header: Uint8Array, start: number, length: number): number {
  const first = header[start] ?? 0
  if (first < 0x80) return Number.parseInt(textIn(header, start, length).trim() || '0', 8)
  let number = first & 0x7f
  for (let at = start + 1; at < start + length; at++) number = number * 256 + (header[at] ?? 0)
  return number
}

/** Returns the path and the size in a pax header, which consists of lines such as `14 path=a.xml`. */
function paxOf(text: string): { path?: string; size?: number } {
  const path = /(?:^|\n)\d+ path=([^\n]*)\n/.exec(text)?.[1]
  const size = /(?:^|\n)\d+ size=(\d+)\n/.exec(text)?.[1]
  return { ...(path !== undefined && { path }), ...(size !== undefined && { size: Number(size) }) }
}

function reader(chunks: AsyncIterable<Uint8Array>) {
  const iterator = chunks[Symbol.asyncIterator]()
  let held: Uint8Array = new Uint8Array()
  const fill = async (): Promise<boolean> => {
    const { done, value } = await iterator.next()
    if (done) return false
    held = value
    return true
  }
  const some = async (most: number): Promise<Uint8Array> => {
    while (held.length === 0) if (!(await fill())) throw new Error('the TAR archive is cut off')
    const part = held.subarray(0, most)
    held = held.subarray(part.length)
    return part
  }
  return {
    /** Reads at least one byte and at most `most`. Throws at the end of the stream. */
    some,
    async exactly(length: number): Promise<Uint8Array> {
      const bytes = new Uint8Array(length)
      for (let at = 0; at < length; ) {
        const part = await some(length - at)
        bytes.set(part, at)
        at += part.length
      }
      return bytes
    },
    async skip(length: number): Promise<void> {
      for (let left = length; left > 0; ) left -= (await some(left)).length
    },
    async end(): Promise<void> {
      await iterator.return?.()
    },
  }
}
