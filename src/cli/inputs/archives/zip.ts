import { open } from 'node:fs/promises'
import { crc32, createInflateRaw } from 'node:zlib'
import type { ArchiveEntry } from './archive-entry.ts'
import { through } from './through.ts'

/**
 * Yields the files of a ZIP archive, given by path or bytes, in the order of its directory. Supports stored and
 * deflated files, and ZIP64 (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT).
 *
 * Throws if the directory is unreadable; the chunks of an unreadable entry reject.
 *
 * Two packages have no dependencies: `fflate` 0.8.3 reads the whole archive into memory or streams it without its
 * directory; `@zip.js/zip.js` 2.24 supports the same formats in 62 kB minified instead of 2.9.
 */
export async function* zipEntries(archive: string | Uint8Array): AsyncGenerator<ArchiveEntry> {
  const place = typeof archive === 'string' ? await placeOnDisk(archive) : placeInMemory(archive)
  try {
    for await (const entry of directoryOf(place))
      if (!entry.name.endsWith('/') && !entry.isLink)
        yield { name: entry.name, size: entry.size, chunks: contentOf(place, entry) }
  } finally {
    await place.close()
  }
}

interface Place {
  size: number
  read(at: number, length: number): Promise<Buffer>
  close(): Promise<void>
}

async function placeOnDisk(path: string): Promise<Place> {
  const file = await open(path)
  return {
    size: (await file.stat()).size,
    async read(at, length) {
      const bytes = Buffer.alloc(length)
      const { bytesRead } = await file.read(bytes, 0, length, at)
      if (bytesRead < length) throw damaged()
      return bytes
    },
    close: () => file.close(),
  }
}

const placeInMemory = (bytes: Uint8Array): Place => ({
  size: bytes.length,
  async read(at, length) {
    if (at + length > bytes.length) throw damaged()
    return Buffer.from(bytes.subarray(at, at + length))
  },
  async close() {},
})

interface Entry {
  name: string
  method: number
  /** True if the entry is a symbolic link, whose bytes are a path. */
  isLink: boolean
  isEncrypted: boolean
  /** The CRC-32 of the unpacked bytes. */
  sum: number
  size: number
  unpacked: number
  offset: number
}

async function* directoryOf({ size, read }: Place): AsyncGenerator<Entry> {
  const tail = await read(Math.max(0, size - 65_557), Math.min(size, 65_557))
  const end = tail.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  if (end < 0 || tail.length < end + 22)
    throw new Error('the ZIP archive has no directory, so it is cut off or damaged')
  let count = tail.readUInt16LE(end + 10)
  let start = tail.readUInt32LE(end + 16)
  if (count === 0xffff || start === 0xffff_ffff) {
    const locator = tail.lastIndexOf('PK\u0006\u0007', undefined, 'latin1')
    if (locator < 0) throw damaged()
    const wide = await read(Number(tail.readBigUInt64LE(locator + 8)), 56)
    count = Number(wide.readBigUInt64LE(32))
    start = Number(wide.readBigUInt64LE(48))
  }
  for (let number = 0, at = start; number < count; number++) {
    const fixed = await read(at, 46)
    if (fixed.toString('latin1', 0, 4) !== 'PK\u0001\u0002') throw damaged()
    const lengths = [28, 30, 32].map(place => fixed.readUInt16LE(place)) as [number, number, number]
    const rest = await read(at + 46, lengths[0] + lengths[1])
    const flags = fixed.readUInt16LE(8)
    const entry: Entry = {
      name: rest.toString(flags & 0x800 ? 'utf8' : 'latin1', 0, lengths[0]),
      method: fixed.readUInt16LE(10),
      isLink: fixed[5] === madeOnUnix && fixed.readUInt32LE(38) >>> 28 === linkKind,
      isEncrypted: (flags & 1) === 1,
      sum: fixed.readUInt32LE(16),
      size: fixed.readUInt32LE(20),
      unpacked: fixed.readUInt32LE(24),
      offset: fixed.readUInt32LE(42),
    }
    widen(entry, rest.subarray(lengths[0]))
    yield entry
    at += 46 + lengths[0] + lengths[1] + lengths[2]
  }
}

const madeOnUnix = 3
/** The Unix file type of a symbolic link (`S_IFLNK`), stored in the upper four bits of the external attributes. */
const linkKind = 0xa

/** Reads 64-bit sizes and offsets from the extra field. */
function widen(entry: Entry, extra: Buffer): void {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue
    let place = at + 4
    for (const field of ['unpacked', 'size', 'offset'] as const)
      if (entry[field] === 0xffff_ffff && place + 8 <= extra.length) {
        entry[field] = Number(extra.readBigUInt64LE(place))
        place += 8
      }
  }
}

async function* contentOf(place: Place, { offset, sum, size, method, isEncrypted }: Entry): AsyncGenerator<Uint8Array> {
  if (isEncrypted) throw new Error('it is encrypted')
  if (method !== 0 && method !== 8)
    throw new Error(`it is compressed by method ${method}, and only deflate is supported`)
  const local = await place.read(offset, 30)
  if (local.toString('latin1', 0, 4) !== 'PK\u0003\u0004') throw damaged()
  const start = offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28)
  const raw = stretch(place, start, size)
  let read = 0
  for await (const chunk of method === 0 ? raw : through(raw, createInflateRaw(), broken)) {
    read = crc32(chunk, read)
    yield chunk
  }
  if (read !== sum) throw new Error(broken)
}

const broken = 'the ZIP data are damaged or cut off'

async function* stretch({ read }: Place, start: number, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < size; ) {
    const part = await read(start + at, Math.min(1 << 16, size - at))
    yield part
    at += part.length
  }
}

const damaged = (): Error => new Error('the ZIP archive is damaged or cut off')
