import type { Transform } from 'node:stream'
import * as zlib from 'node:zlib'
import { createGunzip } from 'node:zlib'
import type { Deal } from '../../run/shard.ts'
import { unreadProblem } from '../../terminal/problems.ts'
import type { Problem } from '../input.ts'
import { peeked } from '../peek.ts'
import type { ArchiveEntry } from './archive-entry.ts'
import { bunzipped } from './bunzip2.ts'
import { type Packing, packingOf } from './packing.ts'
import { tarEntries } from './tar.ts'
import { through } from './through.ts'
import { zipEntries } from './zip.ts'

/** A file with records, out of an input: the input itself, or a member of an archive. */
export interface Member {
  /** The input's name; for a member of an archive also its name there. */
  name: string
  /** Its bytes, decompressed; rejects, in words, where they cannot be read. */
  chunks: AsyncIterable<Uint8Array>
  /** True if every shard of the work has some of the member's pieces. */
  isShared?: boolean
}

/** A member that may be compressed or an archive. */
export interface Packed extends Member {
  /** The path of the file if it is one, or all bytes if they are at hand: one of them is what ZIP archives need. */
  whole?: string | Uint8Array | undefined
  /** Deals out what is in it, where the part of the work that is done does not have all of it. */
  deal?: Deal | undefined
}

/**
 * Yields the record files of an input, decompressed, whatever their names: gzip, zstd and bzip2, TAR and ZIP archives, nested too. Each
 * file must be read before the next is requested.
 *
 * Files that cannot be opened are yielded as problems, and the others follow.
 */
export async function* unpacked(packed: Packed, depth = 0): AsyncGenerator<Member | Problem> {
  const { name, whole, deal } = packed
  try {
    const { head, chunks } = await peeked(packed.chunks, 512)
    const packing = packingOf(head)
    if (depth > 4) {
      await closed(chunks)
      yield { file: name, message: 'It is packed too many times, so it is passed over.' }
    } else if (packing === undefined) yield { name, chunks, isShared: deal !== undefined }
    else if (packing === 'tar') yield* membersOf(name, tarEntries(chunks), depth, deal)
    else if (packing === 'zip') {
      await closed(chunks)
      if (whole !== undefined) yield* membersOf(name, zipEntries(whole), depth, deal)
      else
        yield {
          file: name,
          message: 'It is a ZIP archive, whose directory comes last: save it as a file and name that.',
        }
    } else if (packing === 'parquet' || packing === 'sqlite') {
      await closed(chunks)
      if (typeof whole === 'string') yield { name, chunks: await linesOf(packing, whole), isShared: deal !== undefined }
      else yield { file: name, message: `It is ${tables[packing]}: save it as a file and name that.` }
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
      const message = `Its member ${JSON.stringify(entry.name.slice(0, 200))} leads outside of the archive, so it is passed over.`
      yield { file: name, message }
    } else if (!isBeside(entry.name)) {
      const portion = deal?.(entry.size)
      const member = { name: `${name}/${entry.name}`, chunks: entry.chunks }
      if (portion !== 'nothing') yield* unpacked(portion === 'pieces' ? { ...member, deal } : member, depth + 1)
    }
  }
}

const tables = { parquet: 'a table of Parquet', sqlite: 'a SQLite database' } as const

/** Returns the records of a table as lines of JSON. */
const linesOf = async (table: keyof typeof tables, path: string): Promise<AsyncIterable<Uint8Array>> =>
  table === 'parquet'
    ? (await import('../tables/parquet.ts')).parquetLines(path)
    : (await import('../tables/catalog.ts')).catalogLines(path)

/** Closes a stream that is not read on; one that was not begun cannot be closed. */
async function closed(chunks: AsyncIterable<Uint8Array>): Promise<void> {
  for await (const _ of chunks) break
}

/** True if the name of a member is absolute or leads outside the archive. */
const leadsOutside = (name: string): boolean => /^(?:[/\\]|[A-Za-z]:)|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name)

/** True if a member is an operating system's side file. */
const isBeside = (name: string): boolean => /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$)/.test(name)

/** Bytes that are unpacked in one go, while those before are read. */
const unpackedAtOnce = 1 << 18

type Unpacker = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>

const unpackers: Readonly<Record<Exclude<Packing, 'tar' | 'zip' | keyof typeof tables>, Unpacker>> = {
  gzip: chunks => through(chunks, createGunzip({ chunkSize: unpackedAtOnce }), 'the gzip data are damaged or cut off'),
  zstd: chunks => through(chunks, unzstd(), 'the zstd data are damaged or cut off'),
  bzip2: bunzipped,
}

function unzstd(): Transform {
  const make = (zlib as unknown as { createZstdDecompress?: (options: { chunkSize: number }) => Transform })
    .createZstdDecompress
  if (make === undefined) throw new Error('it is zstd, which needs Node 22.15; decompress it first')
  return make({ chunkSize: unpackedAtOnce })
}
