/** A file in an archive. */
export interface ArchiveEntry {
  name: string
  /** The size of the content in bytes; for a member of a ZIP archive, the compressed size. */
  size: number
  chunks: AsyncIterable<Uint8Array>
}
