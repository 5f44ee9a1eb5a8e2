import type { CarriedReader } from '../../../registry/carried-format.ts'

/** Loads what reads the attribute `xml` in formats of others, if there is such an attribute in JSON. */
export async function carriedReaderFor(bytes: Uint8Array): Promise<CarriedReader | undefined> {
  if (!Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes('"xml"')) return undefined
  return (await import('../../../formats/read/carried.ts')).readCarried
}
