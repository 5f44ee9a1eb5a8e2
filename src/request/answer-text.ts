import { english } from '../messages/message.ts'
import { decodeText } from '../text/decode-text.ts'
import type { Fail } from './error.ts'

/** The text of a response, its URL after all redirects, and its ETag if known. */
export interface Page {
  url: string
  text: string
  etag?: string
}

/**
 * Reads the text of a response.
 *
 * Rejects with `wrong-type` for a media type outside `types` or an HTML page, with `too-large` for more than `maxBytes`
 * bytes, and with `unreadable` for bytes that cannot be decoded.
 */
export async function pageOf(
  response: Response,
  url: string,
  { types, maxBytes, fail }: { types: readonly string[]; maxBytes: number; fail: Fail },
): Promise<Page> {
  const { status } = response
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  // A response without a media type is left to `read`, which fails for another format.
  if (type !== undefined && !types.includes(type)) {
    await discard(response)
    throw fail('wrong-type', `${url} gave ${type.slice(0, 100)} instead of ${types[0]}.`, { url, status })
  }
  const decoded = decodeText(await bodyOf(response, url, maxBytes, fail))
  if (!decoded.ok)
    throw fail('unreadable', `The response of ${url} cannot be read. ${english(decoded.message)}`, { url, status })
  if (htmlStart.test(decoded.text)) {
    throw fail('wrong-type', `${url} gave an HTML page instead of ${types[0]}.`, { url, status })
  }
  const etag = response.headers.get('etag')
  return { url, text: decoded.text, ...(etag !== null && { etag }) }
}

const htmlStart = /^\s*<(?:!doctype\s+html|html)\b/i

/**
 * Returns the decompressed bytes of a response.
 *
 * Rejects with `too-large` as soon as the `Content-Length` or the number of bytes read exceeds `most`, and with the
 * stream's own error if the stream is interrupted.
 */
export async function bodyOf(response: Response, url: string, most: number, fail: Fail): Promise<Uint8Array> {
  const tooLarge = () => fail('too-large', `The response of ${url} is larger than ${most} bytes.`, { url })
  if (Number(response.headers.get('content-length') ?? 0) > most) {
    await discard(response)
    throw tooLarge()
  }
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > most) {
      await reader.cancel().catch(() => {})
      throw tooLarge()
    }
    chunks.push(read.value)
  }
  return joined(chunks, length)
}

/** Discards an unread response, so that its connection can be reused. */
export async function discard({ body }: Response): Promise<void> {
  await body?.cancel().catch(() => {})
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array {
  const bytes = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    bytes.set(chunk, at)
    at += chunk.length
  }
  return bytes
}
