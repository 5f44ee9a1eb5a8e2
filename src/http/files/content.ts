/** Bytes that are sent as they are read, so that their size does not matter. */
export interface Content {
  /** How many there are; unknown for what is made while it is sent, which can then only be asked for as a whole. */
  size?: number
  /** The bytes from one place up to but not including another. Rejects if they are no longer what they were. */
  read(from: number, to: number): AsyncIterable<Uint8Array>
}

/** Where the raw files are: a folder, a bucket. `fileFolder` of `citable/node` is one. */
export interface FileStore {
  /** The file at a path, slash-separated and not encoded; undefined if there is none that may be served. */
  find(path: string): Promise<FoundFile | undefined>
  /** The CRC-32 of bytes that follow others, by theirs, as in a ZIP file (`crc32` of `node:zlib`). */
  crc32(bytes: Uint8Array, before: number): number
}

/** A raw file. */
export interface FoundFile extends Content {
  size: number
  modified: Date
}
