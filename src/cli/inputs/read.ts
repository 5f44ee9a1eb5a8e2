import { constants } from 'node:buffer'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { type Files, isSystemError } from '../files.ts'

/** The bytes of a file, decompressed if they are gzip, whatever the file's name. Rejects with the reason, in words. */
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

/** The bytes, decompressed if they are gzip. */
export async function decompressed(bytes: Uint8Array): Promise<Uint8Array> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: largest })
  } catch (error) {
    const full = isSystemError(error) && error.code === 'ERR_BUFFER_TOO_LARGE'
    throw new Error(full ? tooLarge : 'the gzip data are damaged or cut off')
  }
}

// Input is judged as one text, and a longer one cannot be held.
const largest = constants.MAX_STRING_LENGTH
const tooLarge = `it is larger than ${Math.floor(largest / 2 ** 20)} MiB; split it, for example with 'split --lines'`
