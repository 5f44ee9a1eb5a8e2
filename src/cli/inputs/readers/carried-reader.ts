import type { CarriedReader } from '../../../registry/carried/carried-format.ts'

/** Loads the reader for foreign formats in the `xml` attribute if the bytes contain `"xml"`, else returns undefined. */
export async function carriedReaderFor(bytes: Uint8Array): Promise<CarriedReader | undefined> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('"xml"')) return undefined
  return (await import('../../../formats/read/carried.ts')).readCarried
}
