import { decodeText } from '../text/decode-text.ts'
import { bodyOf, discard } from './body.ts'
import type { Fail } from './error.ts'

/** The text of an answer and the address that gave it. */
export interface Page {
  url: string
  text: string
  etag?: string
}

/** Reads the text of an answer; rejects with `wrong-type`, `too-large` or `unreadable` if it is not what was requested. */
export async function pageOf(
  response: Response,
  url: string,
  { types, maxBytes, fail }: { types: readonly string[]; maxBytes: number; fail: Fail },
): Promise<Page> {
  const { status } = response
  const type = response.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  // Without a type, the reader finds out.
  if (type !== undefined && !types.includes(type)) {
    await discard(response)
    throw fail('wrong-type', `${url} gave ${type.slice(0, 100)} instead of ${types[0]}.`, { url, status })
  }
  const decoded = decodeText(await bodyOf(response, url, maxBytes, fail))
  if (!decoded.ok) throw fail('unreadable', `The answer of ${url} cannot be read. ${decoded.message}`, { url, status })
  if (htmlStart.test(decoded.text)) {
    throw fail('wrong-type', `${url} gave an HTML page instead of ${types[0]}.`, { url, status })
  }
  const etag = response.headers.get('etag')
  return { url, text: decoded.text, ...(etag !== null && { etag }) }
}

const htmlStart = /^\s*<(?:!doctype\s+html|html)\b/i
