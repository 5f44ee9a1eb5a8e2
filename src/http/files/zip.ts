import type { Content } from './content.ts'
import {
  dataDescriptor,
  descriptorLength,
  directoryEntry,
  endRecords,
  localHeader,
  type ZipMember,
} from './zip-records.ts'

/** A file that is added to an archive. */
export interface ZipSource extends ZipMember, Content {
  size: number
}

/**
 * The checksums of files that have already been read. A client can then resume a download without all files being read
 * again.
 */
export interface KnownChecksums {
  get(source: ZipSource): number | undefined
  set(source: ZipSource, crc: number): void
  crc32(bytes: Uint8Array, before: number): number
}

/**
 * Creates an uncompressed ZIP archive of files. The archive is generated while it is sent, and its bytes are always the
 * same, so that any part can be requested.
 *
 * The format places a checksum after its file. An unknown checksum is computed by reading the file.
 */
export function zipOf(sources: readonly ZipSource[], checksums: KnownChecksums): Content & { size: number } {
  const pieces: Piece[] = []
  const starts: number[] = []
  let size = 0
  const add = (length: number, read: Piece['read']): void => {
    pieces.push({ at: size, length, read })
    size += length
  }
  for (const source of sources) {
    starts.push(size)
    add(
      localHeader(source).length,
      made(async () => localHeader(source)),
    )
    add(source.size, (from, to) => summed(source, from, to, checksums))
    add(
      descriptorLength(source),
      made(async () => dataDescriptor(source, await checksumOf(source, checksums))),
    )
  }
  const directoryAt = size
  for (const [place, source] of sources.entries()) {
    const start = starts[place] ?? 0
    add(
      directoryEntry(source, 0, start).length,
      made(async () => directoryEntry(source, await checksumOf(source, checksums), start)),
    )
  }
  const end = endRecords(sources.length, size - directoryAt, directoryAt)
  add(
    end.length,
    made(async () => end),
  )
  return {
    size,
    async *read(from, to) {
      for (const piece of pieces) {
        const [first, last] = [Math.max(from - piece.at, 0), Math.min(to - piece.at, piece.length)]
        if (first < last) yield* piece.read(first, last)
      }
    },
  }
}

interface Piece {
  at: number
  length: number
  read(from: number, to: number): AsyncIterable<Uint8Array>
}

/** Returns the read function of a piece that is always generated as a whole. */
const made = (make: () => Promise<Uint8Array>): Piece['read'] =>
  async function* (from, to) {
    yield (await make()).subarray(from, to)
  }

async function checksumOf(source: ZipSource, checksums: KnownChecksums): Promise<number> {
  const known = checksums.get(source)
  if (known !== undefined) return known
  for await (const _ of summed(source, 0, source.size, checksums));
  return checksums.get(source) ?? 0
}

/**
 * Reads a range of a file's bytes. If the range is the whole file, stores the checksum of the file once all bytes have
 * been read.
 */
async function* summed(
  source: ZipSource,
  from: number,
  to: number,
  checksums: KnownChecksums,
): AsyncGenerator<Uint8Array> {
  const isWhole = from === 0 && to === source.size
  let crc = 0
  for await (const bytes of source.read(from, to)) {
    if (isWhole) crc = checksums.crc32(bytes, crc)
    yield bytes
  }
  if (isWhole) checksums.set(source, crc)
}
