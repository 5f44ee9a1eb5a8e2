import type { CarriedReader } from '../../../registry/carried/carried-format.ts'

/** Loads the reader of the attribute `xml` in foreign formats if the JSON has such an attribute. */
export async function carriedReaderFor(bytes: Uint8Array): Promise<CarriedReader | undefined> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('"xml"')) return undefined
  return (await import('../../../formats/read/carried.ts')).readCarried
}
