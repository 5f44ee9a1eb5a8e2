import { constants } from 'node:buffer'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { english } from '../../messages/message.ts'
import { type Files, isSystemError } from '../files.ts'
import { packingOf } from './archives/packing.ts'
import { oneChunk } from './one-chunk.ts'

/** Reads and decompresses the bytes of a file, regardless of its name. Rejects with a readable reason. */
export async function readBytes(path: string, files: Files): Promise<Uint8Array> {
  if ((await files.size(path)) > largest) throw new Error(tooLarge)
  return decompressed(await files.read(path))
}

/** Reads all bytes of a stream. Rejects with a readable reason if there are too many. */
export async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const chunk of chunks) {
    parts.push(chunk)
    size += chunk.length
    if (size > largest) throw new Error(tooLarge)
  }
  return Buffer.concat(parts)
}

/**
 * Decompresses the bytes of a file, or extracts the only file in an archive; returns other bytes unchanged. Rejects
 * with a readable reason for tables, damaged data, and archives that do not contain exactly one file.
 */
export async function decompressed(bytes: Uint8Array): Promise<Uint8Array> {
  const packing = packingOf(bytes)
  if (packing === undefined) return bytes
  if (packing !== 'gzip') return onlyMember(bytes)
  let unzipped: Uint8Array
  try {
    unzipped = await promisify(gunzip)(bytes, { maxOutputLength: largest })
  } catch (error) {
    const full = isSystemError(error) && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new Error(full ? tooLarge : 'the gzip data are damaged or cut off')
  }
  return packingOf(unzipped) === undefined ? unzipped : onlyMember(unzipped)
}

/** Returns at least the first 512 bytes of a stream, or all bytes if there are fewer, and closes the stream. */
export async function headOf(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  let head: Uint8Array = new Uint8Array()
  for await (const chunk of chunks) {
    head = head.length === 0 ? chunk : Buffer.concat([head, chunk])
    if (head.length >= 512) break
  }
  return head
}

async function onlyMember(bytes: Uint8Array): Promise<Uint8Array> {
  const { unpacked } = await import('./archives/unpack.ts')
  let only: Uint8Array | undefined
  for await (const member of unpacked({ name: '', chunks: oneChunk(() => bytes), whole: bytes })) {
    if (!('chunks' in member)) throw new Error(asReason(english(member.message)))
    if (only !== undefined) throw new Error(severalFiles)
    only = await gathered(member.chunks)
  }
  if (only === undefined) throw new Error('it is an archive without files')
  return only
}

/** Converts the message of a problem to a clause that can be part of another message. */
const asReason = (message: string): string =>
  message
    .replace(/^Cannot be read: /, '')
    .replace(/^I(?=t )/, 'i')
    .replace(/\.$/, '')

const severalFiles = 'it is an archive of several files, which cannot be read as one here; unpack it first'

// Input is checked as one string, whose length is limited.
const largest = constants.MAX_STRING_LENGTH
const tooLarge = `it is larger than ${Math.floor(largest / 2 ** 20)} MiB; split it, for example with 'split --lines'`
