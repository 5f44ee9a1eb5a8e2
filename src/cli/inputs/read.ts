import { constants } from 'node:buffer'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { english } from '../../messages/message.ts'
import { type Files, isSystemError } from '../files.ts'
import { packingOf } from './archives/packing.ts'

/** The bytes of a file, unpacked if they are packed, whatever the file's name. Rejects with the reason, in words. */
export async function readBytes(path: string, files: Files): Promise<Uint8Array> {
  if ((await files.size(path)) > largest) throw new Error(tooLarge)
  return decompressed(await files.read(path))
}

/** All bytes of a stream. Rejects with the reason, in words, if there are too many. */
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
 * The bytes of one file, decompressed if they are compressed, and taken out of the archive if it holds no other. Rejects with the reason,
 * in words.
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

/** The first bytes of a stream, which is then closed. */
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
  for await (const member of unpacked({ name: '', chunks: once(bytes), whole: bytes })) {
    if (!('chunks' in member)) throw new Error(asReason(english(member.message)))
    if (only !== undefined) throw new Error(severalFiles)
    only = await gathered(member.chunks)
  }
  if (only === undefined) throw new Error('it is an archive without files')
  return only
}

/** Rewrites a problem's message as the reason inside another message. */
const asReason = (message: string): string =>
  message
    .replace(/^Cannot be read: /, '')
    .replace(/^I(?=t )/, 'i')
    .replace(/\.$/, '')

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

const severalFiles = 'it is an archive of several files, which cannot be read as one here; unpack it first'

// Input is judged as one text, and a longer one cannot be held.
const largest = constants.MAX_STRING_LENGTH
const tooLarge = `it is larger than ${Math.floor(largest / 2 ** 20)} MiB; split it, for example with 'split --lines'`
