import { isTar } from './tar.ts'

/** The compression, archive or table format of a file. */
export type Packing = keyof typeof beginnings | 'tar'

/** Detects the packing of a file from its first 512 bytes, ignoring its name. Returns undefined if it is not packed. */
export function packingOf(head: Uint8Array): Packing | undefined {
  for (const [packing, known] of Object.entries(beginnings))
    if (known.some(bytes => bytes.every((byte, at) => head[at] === byte))) return packing as Packing
  return isTar(head) ? 'tar' : undefined
}

// RFC 1952, RFC 8878, bzip2's `BZh`, ZIP's first member or its empty directory, and the magic bytes of Parquet and
// SQLite.
const beginnings = {
  gzip: [[0x1f, 0x8b]],
  zstd: [[0x28, 0xb5, 0x2f, 0xfd]],
  bzip2: [[0x42, 0x5a, 0x68]],
  zip: [
    [0x50, 0x4b, 3, 4],
    [0x50, 0x4b, 5, 6],
  ],
  parquet: [[...'PAR1'].map(character => character.charCodeAt(0))],
  sqlite: [[...'SQLite format 3\0'].map(character => character.charCodeAt(0))],
} as const satisfies Readonly<Record<string, readonly (readonly number[])[]>>
