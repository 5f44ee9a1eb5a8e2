/** Bytes that are sent as they are read, so that their size does not matter. */
export interface Content {
  /** The number of bytes. Absent for content generated while it is sent, which is only available as a whole. */
  size?: number
  /** The bytes from one place up to but not including another. Rejects if they are no longer what they were. */
  read(from: number, to: number): AsyncIterable<Uint8Array>
}

/** A store of raw files, such as a folder or a bucket. `fileFolder` of `citable/node` creates one. */
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
