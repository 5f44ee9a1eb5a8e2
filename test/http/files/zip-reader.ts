import { crc32 } from 'node:zlib'

/** A function that reads a range of bytes of an archive. */
export type ReadAt = (from: number, to: number) => Promise<Buffer>

/** A file as listed in the directory of an archive. */
export interface ZipEntry {
  name: string
  size: number
  crc: number
  /** The offset of the file's local header. */
  at: number
  modified: { year: number; month: number; day: number }
}

/**
 * Reads the directory at the end of an archive, also in its 64-bit form. Throws if the directory is inconsistent or a
 * file is compressed.
 */
export async function entriesOf(size: number, read: ReadAt): Promise<ZipEntry[]> {
  const end = await read(Math.max(0, size - 22), size)
  expectSignature(end, 0, 0x06054b50)
  let [count, length, at] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)]
  if (count === 0xffff || length === 0xffffffff || at === 0xffffffff) {
    const locator = await read(size - 42, size - 22)
    expectSignature(locator, 0, 0x07064b50)
    const place = Number(locator.readBigUInt64LE(8))
    const wide = await read(place, place + 56)
    expectSignature(wide, 0, 0x06064b50)
    ;[count, length, at] = [32, 40, 48].map(field => Number(wide.readBigUInt64LE(field))) as [number, number, number]
  }
  const directory = await read(at, at + length)
  const entries: ZipEntry[] = []
  let place = 0
  while (place < directory.length) {
    expectSignature(directory, place, 0x02014b50)
    const [nameLength, extraLength] = [directory.readUInt16LE(place + 28), directory.readUInt16LE(place + 30)]
    const nameEnd = place + 46 + nameLength
    const extra = directory.subarray(nameEnd, nameEnd + extraLength)
    const wide = [24, 20, 42].map(field => directory.readUInt32LE(place + field))
    let next = 4
    const [entrySize = 0, packed, start = 0] = wide.map(value => {
      if (value !== 0xffffffff) return value
      next += 8
      return Number(extra.readBigUInt64LE(next - 8))
    })
    if (packed !== entrySize) throw new Error('A stored file is as long as it is.')
    const date = directory.readUInt16LE(place + 14)
    entries.push({
      name: directory.toString('utf8', place + 46, nameEnd),
      size: entrySize,
      crc: directory.readUInt32LE(place + 16),
      at: start,
      modified: { year: 1980 + (date >> 9), month: (date >> 5) & 15, day: date & 31 },
    })
    place = nameEnd + extraLength
  }
  if (entries.length !== count) throw new Error(`The end tells of ${count} files, the directory of ${entries.length}.`)
  return entries
}

/** Reads the bytes of a file in an archive. Throws if they do not match the checksum. */
export async function contentOf(entry: ZipEntry, read: ReadAt): Promise<Buffer> {
  const from = await dataOf(entry, read)
  const bytes = await read(from, from + entry.size)
  if (crc32(bytes) !== entry.crc) throw new Error(`${entry.name} has another checksum than the directory says.`)
  return bytes
}

/**
 * Returns the offset of a file's bytes, after its local header.
 * @throws Error if there is no local header, or if the header has another name or size.
 */
export async function dataOf({ at, name, size }: ZipEntry, read: ReadAt): Promise<number> {
  const header = await read(at, at + 30)
  expectSignature(header, 0, 0x04034b50)
  const [nameLength, extraLength] = [header.readUInt16LE(26), header.readUInt16LE(28)]
  const rest = await read(at + 30, at + 30 + nameLength + extraLength)
  if (rest.toString('utf8', 0, nameLength) !== name) throw new Error(`${name} has another name before its data.`)
  const stated = header.readUInt32LE(22)
  const local = stated === 0xffffffff ? Number(rest.readBigUInt64LE(nameLength + 4)) : stated
  if (local !== size) throw new Error(`${name} has another size before its data: ${local}.`)
  return at + 30 + nameLength + extraLength
}

function expectSignature(bytes: Buffer, at: number, signature: number): void {
  if (bytes.readUInt32LE(at) !== signature) throw new Error(`There is no 0x${signature.toString(16)} at ${at}.`)
}
