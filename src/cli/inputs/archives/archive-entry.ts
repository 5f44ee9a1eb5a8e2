/** A file in an archive. */
export interface ArchiveEntry {
  name: string
  /** Its bytes, as they are stored. */
  size: number
  chunks: AsyncIterable<Uint8Array>
}
