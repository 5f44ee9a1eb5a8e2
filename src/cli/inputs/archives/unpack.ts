import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { createGunzip } from 'node:zlib'
import type { Deal } from '../../run/shard.ts'
import { unreadProblem } from '../../terminal/problems.ts'
import type { Problem } from '../input.ts'
import { peeked } from '../peek.ts'
import type { ArchiveEntry } from './archive-entry.ts'
import { type Packing, packingOf } from './packing.ts'
import { tarEntries } from './tar.ts'
import { through } from './through.ts'
import { zipEntries } from './zip.ts'

/** A record file in an input: the input itself, or a member of an archive. */
export interface Member {
  /** The name of the input, followed by the name in the archive if there is one. */
  name: string
  /** The decompressed bytes. Rejects with a readable message if they cannot be read. */
  chunks: AsyncIterable<Uint8Array>
  /** True if every shard processes some of the member's pieces. */
  isShared?: boolean
}

/** A member that may be compressed or may itself be an archive. */
export interface Packed extends Member {
  /** The path of the file or all its bytes. ZIP archives need one of them; Parquet and SQLite files need the path. */
  whole?: string | Uint8Array | undefined
  /** Selects the content that this shard processes; undefined if this shard processes all of it. */
  deal?: Deal | undefined
}

/**
 * Yields the files in an input after decompression (gzip, zstd, bzip2) and extraction from archives (TAR, ZIP). Each
 * file must be read before the next is requested.
 *
 * Detects formats by content, also inside archives. Yields Parquet and SQLite files as JSON lines, and a problem for
 * each file that cannot be opened, such as a ZIP archive inside another archive. Skips metadata files of macOS.
 */
export async function* unpacked(packed: Packed, depth = 0): AsyncGenerator<Member | Problem> {
  const { name, whole, deal } = packed
  try {
    const { head, chunks } = await peeked(packed.chunks, 512)
    const packing = packingOf(head)
    if (depth > 4) {
      await closed(chunks)
      yield { file: name, message: 'It is compressed too many times, so it is skipped.' }
    } else if (packing === undefined) yield { name, chunks, isShared: deal !== undefined }
    else if (packing === 'tar') yield* membersOf(name, tarEntries(chunks), depth, deal)
    else if (packing === 'zip') {
      await closed(chunks)
      if (whole !== undefined) yield* membersOf(name, zipEntries(whole), depth, deal)
      else
        yield {
          file: name,
          message: 'It is a ZIP archive, whose directory is at the end: save the archive as a file, and name the file.',
        }
    } else if (packing === 'parquet' || packing === 'sqlite') {
      await closed(chunks)
      if (typeof whole === 'string') yield { name, chunks: await linesOf(packing, whole), isShared: deal !== undefined }
      else yield { file: name, message: `It is ${tables[packing]}: save it as a file, and name the file.` }
    } else yield* unpacked({ name, chunks: unpackers[packing](chunks), deal }, depth + 1)
  } catch (error) {
    yield unreadProblem(name, error)
  }
}

async function* membersOf(
  name: string,
  entries: AsyncIterable<ArchiveEntry>,
  depth: number,
  deal: Deal | undefined,
): AsyncGenerator<Member | Problem> {
  for await (const entry of entries) {
    if (leadsOutside(entry.name)) {
      const message = `Its member ${JSON.stringify(entry.name.slice(0, 200))} is outside the archive, so it is skipped.`
      yield { file: name, message }
    } else if (!isBeside(entry.name)) {
      const portion = deal?.(entry.size)
      const member = { name: `${name}/${entry.name}`, chunks: entry.chunks }
      if (portion !== 'nothing') yield* unpacked(portion === 'pieces' ? { ...member, deal } : member, depth + 1)
    }
  }
}

const tables = { parquet: 'a table of Parquet', sqlite: 'a SQLite database' } as const

const linesOf = async (table: keyof typeof tables, path: string): Promise<AsyncIterable<Uint8Array>> =>
  table === 'parquet'
    ? (await import('../tables/parquet.ts')).parquetLines(path)
    : (await import('../tables/catalog.ts')).catalogLines(path)

/** Closes a stream that is not read further. A stream must be started before it can be closed. */
async function closed(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks) break
}

/** True if the name of a member is absolute or leads outside the archive. */
const leadsOutside = (name: string): boolean => /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name)

/** True if a member is a macOS metadata file, such as `.DS_Store`. */
const isBeside = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name)

const unpackedAtOnce = 1 << 18

type Unpacker = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

const unpackers: Readonly<Record<Exclude<Packing, 'tar' | 'zip' | keyof typeof tables>, Unpacker>> = {
  gzip: chunks => through(chunks, createGunzip({ chunkSize: unpackedAtOnce }), 'the gzip data are damaged or cut off'),
  zstd: chunks => through(chunks, unzstd(), 'the zstd data are damaged or cut off'),
  bzip2: async function* (chunks) {
    const { bunzipped } = await import('./bunzip2.ts')
    yield* bunzipped(chunks)
  },
}

function unzstd(): Transform {
  const make = (zlib as unknown as { createZstdDecompress?: (options: { chunkSize: number }) => Transform })
    .createZstdDecompress
  if (make === undefined) throw new Error('it is zstd, which needs Node 22.15; decompress it first')
  return make({ chunkSize: unpackedAtOnce })
}
