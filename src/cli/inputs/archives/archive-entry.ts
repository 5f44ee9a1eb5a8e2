/** A file in an archive. */
export interface ArchiveEntry {
  name: string
  /** The size of its content in bytes. */
  size: number
  chunks: AsyncIterable<Uint8Array>
}
