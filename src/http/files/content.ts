/** Bytes that are read while they are sent, so that memory use does not depend on the size of the content. */
export interface Content {
  /**
   * The number of bytes. Absent for content that is generated while it is sent; such content cannot be requested in
   * parts.
   */
  size?: number
  /** Reads the bytes from `from` up to but not including `to`. Rejects if the content has changed. */
  read(from: number, to: number): AsyncIterable<Uint8Array>
}

/** A store of raw files, such as a folder or a bucket. `fileFolder` of `citable/node` creates one. */
export interface FileStore {
  /**
   * Finds the file at a path, which is slash-separated and not encoded. Returns undefined if there is no file at the
   * path or the file may not be served.
   */
  find(path: string): Promise<FoundFile | undefined>
  /** Continues a CRC-32 with further bytes, as `crc32` of `node:zlib` does. */
  crc32(bytes: Uint8Array, before: number): number
}

/** A raw file in a {@link FileStore}, with its size in bytes and the time of its last change. */
export interface FoundFile extends Content {
  size: number
  modified: Date
}
